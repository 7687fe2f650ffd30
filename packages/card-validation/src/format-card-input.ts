import type { CardRangeOptions } from "./card-range.ts";
import { formatCardNumber } from "./format-card-number.ts";
import { type CaretText, clampCaret, keepCaret } from "./keep-caret.ts";

/** An input after an edit of the shopper: what the browser made of it, and by which edit. */
export interface InputEdit extends CaretText {
  /**
   * The `inputType` of the browser's input event, "deleteContentBackward" for example. Without it every edit counts
   * as typing.
   */
  readonly inputType?: string | undefined;
}

/**
 * A card number input after an edit, formatted, with the caret behind the digit it stood behind: for typing, pasting
 * over a selection and deleting, in the middle too. A deletion never leaves more characters than before; one that took
 * only a blank takes the digit beside it, so that no key press is without effect. A caret outside the text counts as
 * at its nearer end.
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

// Formatting has put a blank back where the caret stands in a text that had none there.
function isBlankDeleted({ value, selectionStart, inputType = "" }: InputEdit, kept: CaretText): boolean {
  return (
    /^deleteContent(?:Back|For)ward$/.test(inputType) &&
    kept.selectionStart === selectionStart &&
    kept.value[selectionStart] === " " &&
    value[selectionStart] !== " "
  );
}
