// Blocks of sixteen characters that start with ten digits, which some keyboards type: Arabic-Indic, Persian,
// full-width.
const otherDigitRows = [0x066, 0x06f, 0xff1];

/** The digit, 0 to 9, of a character code (UTF-16); a negative number for any other character. */
export function digitOf(code: number): number {
  if (code < 58) return code - 48;
  return code % 16 < 10 && otherDigitRows.includes(code >> 4) ? code % 16 : -1;
}

/** The digits of a text, written 0 to 9; every other character is dropped. */
export function toDigits(text: string): string {
  let digits = "";
  // Whole runs of plain digits are copied at once.
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code < 58) continue;
    digits += text.slice(start, index);
    const digit = digitOf(code);
    if (digit >= 0) digits += digit;
    start = index + 1;
  }
  return digits + text.slice(start);
}
