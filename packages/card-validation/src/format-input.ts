import type { CardRangeOptions } from "./card-range.ts";
import { formatCardNumber } from "./format-card-number.ts";
import { formatExpiry } from "./format-expiry.ts";
import { digitOf, toDigits } from "./to-digits.ts";

/** The text of an input and the position of its caret, in UTF-16 units like `selectionStart`. */
export interface CaretText {
  readonly value: string;
  readonly selectionStart: number;
}

/** The edit with its caret inside the text; NaN becomes 0. */
export function clampCaret<Edit extends CaretText>(edit: Edit): Edit {
  return { ...edit, selectionStart: Math.max(0, Math.min(edit.selectionStart || 0, edit.value.length)) };
}

/** Moves the caret of an edited text to the same digit of the formatted text. */
export function keepCaret({ value, selectionStart }: CaretText, formatted: string): CaretText {
  if (selectionStart >= value.length) return { value: formatted, selectionStart: formatted.length };
  const digitsBefore = toDigits(value.slice(0, selectionStart)).length;
  let caret = 0;
  for (let seen = 0; seen < digitsBefore && caret < formatted.length; caret += 1) {
    seen += toDigits(formatted.charAt(caret)).length;
  }
  return { value: formatted, selectionStart: caret };
}

/** An input after an edit of the shopper: the browser's result, and the kind of edit. */
export interface InputEdit extends CaretText {
  /**
   * The `inputType` of the browser's input event, "deleteContentBackward" for example. Without it every edit counts as
   * typing.
   */
  readonly inputType?: string | undefined;
}

/**
 * A card number input after an edit, formatted, with the caret behind the same digit: for typing, pasting over a
 * selection and deleting, also in the middle. A deletion never leaves more characters than before; one that deleted
 * only a space also deletes the digit beside it, so that every key press has an effect. A caret outside the text counts
 * as at its nearer end.
 *
 * @example formatCardInput({ value: "41119 222", selectionStart: 5 }) // { value: "4111 9222", selectionStart: 6 }
 */
export function formatCardInput(input: InputEdit, options: CardRangeOptions = {}): CaretText {
  const edit = clampCaret(input);
  const kept = keepCaret(edit, formatCardNumber(edit.value, options));
  if (!isBlankDeleted(edit, kept)) return kept;
  const isForward = edit.inputType === "deleteContentForward";
  const before = edit.value.slice(0, isForward ? edit.selectionStart : edit.selectionStart - 1);
  const value = before + edit.value.slice(isForward ? edit.selectionStart + 1 : edit.selectionStart);
  return keepCaret({ value, selectionStart: before.length }, formatCardNumber(value, options));
}

// Formatting has restored a space at the caret of a text that had none there.
function isBlankDeleted({ value, selectionStart, inputType = "" }: InputEdit, kept: CaretText): boolean {
  return (
    /^deleteContent(?:Back|For)ward$/.test(inputType) &&
    kept.selectionStart === selectionStart &&
    kept.value[selectionStart] === " " &&
    value[selectionStart] !== " "
  );
}

/**
 * An expiry input after an edit, as MM/YY, with the caret behind the same digit. The rest after a deletion stays as it
 * is: a zero or a slash that is restored at once would block the shopper. The same applies to a month whose first digit
 * was just overwritten: a zero before it would push the second digit into the year. A caret outside the text counts as
 * at its nearer end.
 *
 * @example formatExpiryInput({ value: "5", selectionStart: 1 }) // { value: "05", selectionStart: 2 }
 */
export function formatExpiryInput({ inputType = "", ...input }: InputEdit): CaretText {
  const { value, selectionStart } = clampCaret(input);
  const isMonthHalfTyped = selectionStart === 1 && digitOf(value.charCodeAt(0)) >= 0 && value[1] === "/";
  if (isMonthHalfTyped || inputType.startsWith("delete")) return { value, selectionStart };
  return keepCaret({ value, selectionStart }, formatExpiry(value));
}
