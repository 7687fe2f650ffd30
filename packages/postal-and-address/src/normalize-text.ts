// Format characters, and controls that are no white space. Written out, since \p{Cf} costs half a millisecond at import.
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is dropped
  /[\0-\x08\x0E-\x1F\x7F-\x9F\xAD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;

// Full-width letters, digits and marks of East Asian keyboards; digits of Arabic and Persian ones.
const wideOrArabic = /[！-～٠-٩۰-۹]/g;
const wideStart = 0xff00;

// Composing takes quadratic time over a long run of accents, and no field holds a text of this length.
const composableLength = 500;

/** A text without the characters that nobody sees: zero-width, soft hyphen, byte order, text direction, controls. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, "");
}

/**
 * The common part of every `normalize…`: drops characters nobody sees, writes
 * full-width characters and Arabic digits in plain ones, joins runs of white space of any kind to one blank, trims and
 * composes accents, so that "é" counts as one character.
 */
export function normalizeText(input: string): string {
  const text = withoutUnseen(input).replace(wideOrArabic, toPlain).replace(/\s+/g, " ").trim();
  return text.length > composableLength ? text : text.normalize("NFC");
}

// Full-width forms follow the order of ASCII from the blank on; the last four bits of an Arabic digit are its value.
function toPlain(character: string): string {
  const code = character.charCodeAt(0);
  return code > wideStart ? String.fromCharCode(code - wideStart + 0x20) : String(code & 0xf);
}

/** Typographic apostrophes and dashes, and accents typed for an apostrophe, as the plain ones of a keyboard. */
export function straightenMarks(text: string): string {
  return text.replace(/[‘’‛ʼ′´`]/g, "'").replace(/[‐-―−﹘﹣]/g, "-");
}
