import { digitOf } from "./to-digits.ts";

// Twice a digit, its digits added up.
const twice = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/** How many digits a text has, and whether the last is the check digit of those before it. */
export interface DigitTally {
  readonly count: number;
  readonly hasValidCheckDigit: boolean;
}

/** Counts the digits of a text and sums them by the Luhn formula (ISO/IEC 7812-1, annex B), in one pass. */
export function tallyDigits(text: string): DigitTally {
  let count = 0;
  // Every second digit counts twice, from the last one back: which ones is known at the end, so both sums are kept.
  let sum = 0;
  let sumWithLastTwice = 0;
  for (let index = 0; index < text.length; index += 1) {
    const digit = digitOf(text.charCodeAt(index));
    if (digit < 0) continue;
    const before = sum;
    sum = sumWithLastTwice + digit;
    sumWithLastTwice = before + (twice[digit] ?? 0);
    count += 1;
  }
  return { count, hasValidCheckDigit: sum % 10 === 0 };
}
