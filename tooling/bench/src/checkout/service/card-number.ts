const prefix = "4539";
const digits = 15;

/** A Visa number of the sandbox's that passes the check, another one for each shopper; no documented test card. */
export function cardNumber(shopper: number): string {
  const body = prefix + String(shopper).padStart(digits - prefix.length, "0");
  const sum = [...body].reduce((total, digit, index) => total + weigh(Number(digit), index), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** The digits at even places of a number of sixteen count double. */
function weigh(digit: number, index: number): number {
  const doubled = digit * 2;
  if (index % 2 === 1) return digit;
  return doubled > 9 ? doubled - 9 : doubled;
}
