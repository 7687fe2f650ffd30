import { straightenMarks } from "./straighten-marks.ts";
import { tidyText } from "./tidy-text.ts";

/**
 * A pasted or autofilled name without stray blanks and marks, with a plain apostrophe and hyphen, with composed accents
 * and without the comma of a list behind it. Also fits address lines and cities. Capital letters stay. Never judges.
 *
 * @example tidyName(" O’Neil,") // "O'Neil"
 */
export function tidyName(input: string): string {
  // The look behind keeps the blank that "& " needs in a city, and makes a run of commas be read once only.
  return straightenMarks(tidyText(input)).replace(/(?<![ ,&])[ ,]+$/, "");
}
