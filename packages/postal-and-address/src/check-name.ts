import { checkText, type FieldCheck } from "./field-check.ts";
import { normalizeText, straightenMarks } from "./normalize-text.ts";

/**
 * Whether a text is written as names are. The pattern is read at the first call: at import all pages would pay for it.
 */
export function isWrittenAsName(text: string): boolean {
  return /^[\p{L}\p{M} /'.()-]+$/u.test(text);
}

export interface NameOptions {
  /** Longest name in characters; no limit when absent. The forms pass 20. */
  readonly max?: number | undefined;
}

/**
 * A first or last name: letters of any script with their accents, spaces, slash, apostrophe, period, hyphen and
 * parentheses. Returns the trimmed name.
 *
 * @example checkName("Zoë O'Neil-Ray (J.)", { max: 20 }) // { ok: true, value: "Zoë O'Neil-Ray (J.)" }
 */
export function checkName(input: string, { max = Number.POSITIVE_INFINITY }: NameOptions = {}): FieldCheck {
  return checkText(input, (name) => isWrittenAsName(name) && name, max);
}

/**
 * A pasted or autofilled name without stray blanks and marks, with a plain apostrophe and hyphen, with composed accents
 * and without the comma of a list behind it. Also fits address lines and cities. Capital letters stay. It never rejects.
 *
 * @example normalizeName(" O’Neil,") // "O'Neil"
 */
export function normalizeName(input: string): string {
  // The look behind keeps the blank that "& " needs in a city, and makes a run of commas be read once only.
  return straightenMarks(normalizeText(input)).replace(/(?<![ ,&])[ ,]+$/, "");
}

// What a city may have beyond the characters of a name.
const beyondName = /,|& /g;

/** Characters of a city at most. */
export const cityMaxLength = 28;

export interface CityOptions {
  /** Longest city in characters; 28 when absent. */
  readonly max?: number | undefined;
}

/**
 * A city: letters of any script, spaces, apostrophe, period, hyphen, comma, slash, parentheses, and an ampersand only
 * when a blank follows. Returns the trimmed city.
 */
export function checkCity(input: string, { max = cityMaxLength }: CityOptions = {}): FieldCheck {
  return checkText(input, (city) => isWrittenAsName(city.replace(beyondName, " ")) && city, max);
}
