const wholeQuantity = /^0*[1-9]\d?$/;

/** What is wrong with a typed quantity of a line; null when it can be taken. */
export function checkQuantity(typed: string): string | null {
  return wholeQuantity.test(typed.trim()) ? null : "Enter a whole number from 1 to 99.";
}
