import { toDigits } from "./to-digits.ts";

/**
 * The digits of what was typed or pasted, everything else dropped: what is sent to the service (PAY-28). Full-width
 * and Arabic-Indic digits count.
 *
 * @example normalizeCardNumber("４１１１-1111") // "41111111"
 */
export function normalizeCardNumber(input: string): string {
  return toDigits(input);
}
