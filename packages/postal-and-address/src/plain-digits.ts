/**
 * Replaces full-width, Arabic and Persian digits, which some keyboards type, with plain ones.
 *
 * @example toPlainDigits("۲۵") // "25"
 */
export function toPlainDigits(text: string): string {
  // The last four bits of each of them are its value.
  return text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
