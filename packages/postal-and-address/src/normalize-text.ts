import { toPlainDigits } from "./plain-digits.ts";

// Format characters and control characters except white space. Written out, since \p{Cf} costs half a millisecond at
// import.
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
  /[\0-\x08\x0E-\x1F\x7F-\x9F\xAD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;

// Full-width letters and punctuation of East Asian keyboards, in the order of ASCII from the space on.
const wide = /[！-～]/g;
const wideStart = 0xff00;

// Composing takes quadratic time for a long run of accents, and no field accepts a text of this length.
const composableLength = 500;

/** Removes invisible characters: zero-width, soft hyphen, byte order, text direction, control characters. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, "");
}

/**
 * The common part of every `normalize…`: removes invisible characters, replaces full-width characters and Arabic digits
 * with plain ones, collapses white space, trims and composes accents, so that "é" counts as one character.
 */
export function normalizeText(input: string): string {
  const text = toPlainDigits(withoutUnseen(input)).replace(wide, toPlain).replace(/\s+/g, " ").trim();
  return text.length > composableLength ? text : text.normalize("NFC");
}

function toPlain(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - wideStart + 0x20);
}

/**
 * Normalizes a text, and replaces typographic apostrophes, dashes and accents typed as an apostrophe with the plain
 * characters of a keyboard.
 */
export function normalizeMarks(input: string): string {
  return normalizeText(input)
    .replace(/[‘’‛ʼ′´`]/g, "'")
    .replace(/[‐-―−﹘﹣]/g, "-");
}

/**
 * Normalizes a typed or pasted code that is compared as a whole, as of a promotion or a gift card: without invisible
 * characters and spaces, in upper case, with plain letters, digits and hyphens. It never rejects.
 *
 * @example normalizeCode(" welcome\u200B–10") // "WELCOME-10"
 */
export function normalizeCode(input: string): string {
  return normalizeMarks(input).replace(/\s/g, "").toUpperCase();
}
