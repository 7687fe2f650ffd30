import type { CardRangeOptions } from "./card-range.ts";
import { formatCardNumber } from "./format-card-number.ts";
import { formatExpiry } from "./format-expiry.ts";
import { digitOf, toDigits } from "./to-digits.ts";

/** The text of an input and the position of its caret, in UTF-16 units like `selectionStart`. */
export interface CaretText {
  readonly value: string;
  readonly selectionStart: number;
}

/** The edit with its caret inside the text; NaN becomes 0, and null the end. */
function clampCaret({ selectionStart, ...edit }: InputEdit): InputEdit & CaretText {
  const end = edit.value.length;
  return { ...edit, selectionStart: Math.max(0, Math.min((selectionStart ?? end) || 0, end)) };
}

/** Moves the caret of an edited text to the same digit of the formatted text. */
function keepCaret({ value, selectionStart }: CaretText, formatted: string): CaretText {
  if (selectionStart >= value.length) return { value: formatted, selectionStart: formatted.length };
  const digitsBefore = toDigits(value.slice(0, selectionStart)).length;
  let caret = 0;
  for (let seen = 0; seen < digitsBefore && caret < formatted.length; caret += 1) {
    seen += toDigits(formatted.charAt(caret)).length;
  }
  return { value: formatted, selectionStart: caret };
}

/** The text and the caret of an input after an edit, and the kind of edit. */
export interface InputEdit {
  readonly value: string;
  /** The caret, or null as an input of a type without one (`email`, `number`) states it: the end. */
  readonly selectionStart: number | null;
  /** The `inputType` of the browser's input event, such as "deleteContentBackward". Without it, an edit is typing. */
  readonly inputType?: string | undefined;
}

/**
 * Formats a card number input after an edit and returns it with the caret behind the same digit, after typing, pasting
 * and deleting at any position. A deletion never leaves more characters than before. If it deleted only a space, the
 * digit beside the space is deleted too, so that every key press has an effect. A caret outside the text is moved to
 * the nearer end.
 *
 * @example formatCardInput({ value: "41119 222", selectionStart: 5 }) // { value: "4111 9222", selectionStart: 6 }
 */
export function formatCardInput(input: InputEdit, options: CardRangeOptions<string> = {}): CaretText {
  const edit = clampCaret(input);
  const kept = keepCaret(edit, formatCardNumber(edit.value, options));
  if (!isOnlySpaceDeleted(edit, kept)) return kept;
  const isForward = edit.inputType === "deleteContentForward";
  const before = edit.value.slice(0, isForward ? edit.selectionStart : edit.selectionStart - 1);
  const value = before + edit.value.slice(isForward ? edit.selectionStart + 1 : edit.selectionStart);
  return keepCaret({ value, selectionStart: before.length }, formatCardNumber(value, options));
}

// A deletion that removed only a space: formatting puts the space back at the caret.
function isOnlySpaceDeleted(
  { value, selectionStart, inputType = "" }: InputEdit & CaretText,
  kept: CaretText,
): boolean {
  return (
    /^deleteContent(?:Back|For)ward$/.test(inputType) &&
    kept.selectionStart === selectionStart &&
    kept.value[selectionStart] === " " &&
    value[selectionStart] !== " "
  );
}

/**
 * Formats an expiry input after an edit as MM/YY and returns it with the caret behind the same digit. A deletion is not
 * formatted: the shopper could not delete a zero or a slash that is put back at once. Nor is a month whose first digit
 * was just overwritten: a zero before it would move the second digit into the year. A caret outside the text is moved
 * to the nearer end.
 *
 * @example formatExpiryInput({ value: "5", selectionStart: 1 }) // { value: "05", selectionStart: 2 }
 */
export function formatExpiryInput({ inputType = "", ...input }: InputEdit): CaretText {
  const { value, selectionStart } = clampCaret(input);
  const isMonthHalfTyped = selectionStart === 1 && digitOf(value.charCodeAt(0)) >= 0 && value[1] === "/";
  if (isMonthHalfTyped || inputType.startsWith("delete")) return { value, selectionStart };
  return keepCaret({ value, selectionStart }, formatExpiry(value));
}
