import { digitOf } from "./to-digits.ts";

// Twice a digit, its digits added up.
const twice = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/**
 * Whether a number, in any typed shape, ends in the check digit of the Luhn formula (ISO/IEC 7812-1, annex B). So does
 * a text without digits, as the empty sum.
 */
export function hasValidCheckDigit(input: string): boolean {
  // Every second digit counts twice, from the last one back: which ones is known at the end, so both sums are kept.
  let sum = 0;
  let sumWithLastTwice = 0;
  for (let index = 0; index < input.length; index += 1) {
    const digit = digitOf(input.charCodeAt(index));
    if (digit < 0) continue;
    const before = sum;
    sum = sumWithLastTwice + digit;
    sumWithLastTwice = before + (twice[digit] ?? 0);
  }
  return sum % 10 === 0;
}
