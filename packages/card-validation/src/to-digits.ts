// The zeros of full-width, Arabic-Indic and Persian digits, which some keyboards type.
const otherZeros = [0xff10, 0x0660, 0x06f0];

/** The digit, 0 to 9, that a character code (UTF-16) stands for; a negative number for any other character. */
export function digitOf(code: number): number {
  if (code < 58) return code - 48;
  const zero = otherZeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? -1 : code - zero;
}

/** The digits of a text, written 0 to 9; every other character is dropped. */
export function toDigits(text: string): string {
  let digits = "";
  // Whole runs of plain digits are taken at once.
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code < 58) continue;
    const digit = digitOf(code);
    digits += text.slice(start, index) + (digit < 0 ? "" : digit);
    start = index + 1;
  }
  return digits + text.slice(start);
}
