import { checkText } from "./check-text.ts";
import type { FieldCheck } from "./field-check.ts";

/** Whether a text is written as names are. The pattern is read at the first call: at import all pages would pay for it. */
export function isWrittenAsName(text: string): boolean {
  return /^[\p{L}\p{M} /'.()-]+$/u.test(text);
}

export interface NameOptions {
  /** Longest name in characters; no limit when absent. The forms pass 20 (SWAT-29). */
  readonly max?: number | undefined;
}

/**
 * A first or last name: letters of any script with their accents, spaces, slash, apostrophe, period, hyphen and
 * parentheses (ADDR-08, SWAT-29, SWAT-30). Answers the trimmed name.
 *
 * @example checkName("Zoë O'Neil-Ray (J.)", { max: 20 }) // { ok: true, value: "Zoë O'Neil-Ray (J.)" }
 */
export function checkName(input: string, { max = Number.POSITIVE_INFINITY }: NameOptions = {}): FieldCheck {
  return checkText(input, (name) => isWrittenAsName(name) && name, max);
}
