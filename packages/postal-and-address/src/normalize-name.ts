import { normalizeText } from "./normalize-text.ts";
import { straightenMarks } from "./straighten-marks.ts";

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
