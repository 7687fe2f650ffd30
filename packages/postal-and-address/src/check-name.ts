import { checkText, type FieldCheck } from "./field-check.ts";
import { normalizeMarks } from "./normalize-text.ts";

/**
 * Whether a text has only the characters of names. The pattern is compiled at the first call: at import it would slow
 * down every page.
 */
function isWrittenAsName(text: string): boolean {
  return /^[\p{L}\p{M} /'.()·-]+$/u.test(text);
}

export interface NameOptions {
  /** The maximum number of characters; no limit by default. The forms pass 20. */
  readonly max?: number | undefined;
}

/**
 * Checks a first or last name: letters of any script with their accents, spaces, slash, apostrophe, period, middle dot,
 * hyphen and parentheses. Returns the trimmed name.
 *
 * @example checkName("Zoë O'Neil-Ray (J.)", { max: 20 }) // { ok: true, value: "Zoë O'Neil-Ray (J.)" }
 */
export function checkName(input: string, { max = Number.POSITIVE_INFINITY }: NameOptions = {}): FieldCheck {
  return checkText(input, (name) => isWrittenAsName(name) && name, max);
}

/**
 * Normalizes a pasted or autofilled name: without extra spaces and a trailing comma, with a plain apostrophe and
 * hyphen, and with composed accents. Also suits address lines and cities. Capital letters stay. It never rejects.
 *
 * @example normalizeName(" O’Neil,") // "O'Neil"
 */
export function normalizeName(input: string): string {
  // The lookbehind keeps the space that "& " needs in a city, and makes the search linear.
  return normalizeMarks(input).replace(/(?<![ ,&])[ ,]+$/, "");
}

// The characters that a city may have beside those of a name: "100 Mile House", "Saint-Louis-du-Ha! Ha!".
const beyondName = /[\d ,!’]|& /g;

/** The maximum number of characters in a city. */
export const cityMaxLength = 28;

export interface CityOptions {
  /** The maximum number of characters; 28 by default. */
  readonly max?: number | undefined;
}

/**
 * Checks a city: letters of any script, digits beside letters, spaces, apostrophe, period, hyphen, comma,
 * slash, exclamation mark, parentheses, and an ampersand only before a space. Returns the trimmed city. A city that is
 * too long is read in the short form of the postal services, "St" and "Ste" for "Saint" and "Sainte".
 *
 * @example checkCity("Sainte-Marguerite-du-Lac-Masson") // { ok: true, value: "Ste-Marguerite-du-Lac-Masson" }
 */
export function checkCity(input: string, { max = cityMaxLength }: CityOptions = {}): FieldCheck {
  const city = input.trim();
  return checkText(
    city.length > max ? city.replace(/\b(S)ain(te?)\b/gi, "$1$2") : city,
    (name) => isWrittenAsName(name.replace(beyondName, "")) && name,
    max,
  );
}
