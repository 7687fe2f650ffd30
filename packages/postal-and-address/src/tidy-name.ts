import { straightenMarks } from "./straighten-marks.ts";
import { tidyText } from "./tidy-text.ts";

/**
 * A pasted or autofilled name without stray blanks and marks, with a plain apostrophe and hyphen and with composed
 * accents, so that "é" counts as one character. Also fits address lines and cities. Never judges.
 */
export function tidyName(input: string): string {
  return straightenMarks(tidyText(input)).normalize("NFC");
}
