import { checkText } from "./check-text.ts";
import type { FieldCheck } from "./field-check.ts";
import { withoutUnseen } from "./normalize-text.ts";

const digits = /^\+?[ .()-]*\d(?:[ .()-]*\d){6,14}\)?$/;

/**
 * A phone of any country, 7 to 15 digits as the telephone union allows, with spaces, dots, hyphens and parentheses anywhere
 * and a plus in front. Answers it as it was typed, trimmed: countries group their digits each in their own way.
 *
 * @example checkPhoneAbroad("+33 1 23 45 67 89") // { ok: true, value: "+33 1 23 45 67 89" }
 */
export function checkPhoneAbroad(input: string): FieldCheck {
  return checkText(withoutUnseen(input), (phone) => digits.test(phone) && phone);
}
