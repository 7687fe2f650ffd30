import type { FontAttributes } from "../shared/index.ts";
import { compilePattern, type Pattern } from "./pattern/compile-pattern.ts";
import { longestText, matchesPattern } from "./pattern/match-pattern.ts";

/** What is wrong with a line; the message is null where it is only marked. */
export interface TextError {
  readonly elementName: string;
  readonly kind: "empty" | "pattern" | "tooLong" | "tooShort";
  readonly message: string | null;
}

interface Line {
  readonly elementName: string;
  readonly text: string;
}

const messages = {
  pattern: "Your message contains invalid characters",
  tooLong: "Your message is over the character limit",
  tooShort: null,
} as const;

/**
 * Checks the lines of a personalization with what their font allows; an empty result means that they can be made. If all
 * lines are empty, the first one is reported. Lengths are counted in characters, not in UTF-16 units. A font whose
 * pattern cannot be used forbids no characters. A text of more than 200 characters is too long for every font.
 */
export function checkTexts(lines: readonly Line[], font: FontAttributes): TextError[] {
  const written = lines.filter(({ text }) => text !== "");
  if (written.length === 0) {
    const message = lines.length > 1 ? "Please enter at least one line of text" : "Please enter text";
    return lines.slice(0, 1).map(({ elementName }) => ({ elementName, kind: "empty", message }));
  }
  const compiled = compilePattern(font.validationRegEx);
  const pattern = compiled.ok ? compiled.pattern : null;
  return written.flatMap(({ elementName, text }) => {
    const kind = findError(text, font, pattern);
    return kind === null ? [] : [{ elementName, kind, message: messages[kind] }];
  });
}

function findError(
  text: string,
  { minLength, maxLength }: FontAttributes,
  pattern: Pattern | null,
): keyof typeof messages | null {
  const { length } = [...text];
  if (length > longestText) return "tooLong";
  if (pattern && !matchesPattern(pattern, text)) return "pattern";
  if (length > maxLength) return "tooLong";
  return length < minLength ? "tooShort" : null;
}
