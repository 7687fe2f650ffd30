// Full-width letters, digits and marks of East Asian keyboards; digits of Arabic and Persian ones.
const wideOrArabic = /[！-～٠-٩۰-۹]/g;
const wideStart = 0xff00;

/**
 * The common part of every `tidy…`: drops marks nobody sees (zero-width, soft hyphen, byte order, text direction), writes
 * full-width characters and Arabic digits in plain ones, composes accents, so that "é" counts as one character, joins
 * runs of white space of any kind to one blank and trims.
 */
export function tidyText(input: string): string {
  return input
    .replace(/\p{Cf}/gu, "")
    .replace(wideOrArabic, toPlain)
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}

// The last four bits of an Arabic digit are its value; full-width forms follow the order of ASCII, from the blank on.
function toPlain(character: string): string {
  const code = character.charCodeAt(0);
  return code > wideStart ? String.fromCharCode(code - wideStart + 0x20) : String(code & 0xf);
}
