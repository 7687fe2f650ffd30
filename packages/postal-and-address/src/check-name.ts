import { checkText } from "./check-text.ts";
import type { FieldCheck } from "./field-check.ts";

/** What a name is written with. The one pattern over all scripts here, since each costs half a millisecond at import. */
export const nameCharacters = /^[\p{L}\p{M} /'.()-]+$/u;

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
  return checkText(input, (name) => nameCharacters.test(name) && name, max);
}
