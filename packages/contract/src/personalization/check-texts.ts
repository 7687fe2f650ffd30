import type { FontAttributes } from "../shared/index.ts";

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
 * pattern cannot be used forbids no characters.
 */
export function checkTexts(lines: readonly Line[], font: FontAttributes): TextError[] {
  const written = lines.filter(({ text }) => text !== "");
  if (written.length === 0) {
    const message = lines.length > 1 ? "Please enter at least one line of text" : "Please enter text";
    return lines.slice(0, 1).map(({ elementName }) => ({ elementName, kind: "empty", message }));
  }
  const pattern = compilePattern(font.validationRegEx);
  return written.flatMap(({ elementName, text }) => {
    const kind = findError(text, font, pattern);
    return kind === null ? [] : [{ elementName, kind, message: messages[kind] }];
  });
}

function findError(
  text: string,
  { minLength, maxLength }: FontAttributes,
  pattern: RegExp | null,
): keyof typeof messages | null {
  if (pattern?.test(text) === false) return "pattern";
  const { length } = [...text];
  if (length > maxLength) return "tooLong";
  return length < minLength ? "tooShort" : null;
}

const longestPattern = 200;
/** A repeated group that repeats something itself, which can take exponential time. */
const nestedRepetition = /\([^()]*[*+{][^()]*\)[*+{]/;

/**
 * A regular expression for a whole text, as the pattern of an input field; null if it cannot be compiled, is longer than
 * 200 characters, or repeats a group that contains a repetition.
 */
export function compilePattern(source: string): RegExp | null {
  const plain = source.replaceAll(/\\p\{\w*\}|\\./g, "a").replaceAll(/\[[^\]]*\]/g, "a");
  if (source.length > longestPattern || nestedRepetition.test(plain)) return null;
  try {
    return new RegExp(`^(?:${source})$`, "v");
  } catch {
    return null;
  }
}
