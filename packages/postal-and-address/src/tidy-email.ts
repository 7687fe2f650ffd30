import { tidyText } from "./tidy-text.ts";

/** A pasted or autofilled e-mail address without stray blanks, invisible marks, "mailto:" and angle brackets. */
export function tidyEmail(input: string): string {
  return tidyText(input)
    .replace(/^mailto: ?/i, "")
    .replace(/^<(.*)>$/, "$1")
    .trim();
}
