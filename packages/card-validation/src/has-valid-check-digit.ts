import { tallyDigits } from "./tally-digits.ts";

/**
 * Whether a number, in any typed shape, ends in the check digit of the Luhn formula (ISO/IEC 7812-1, annex B). So does
 * a text without digits, as the empty sum.
 */
export function hasValidCheckDigit(input: string): boolean {
  return tallyDigits(input).hasValidCheckDigit;
}
