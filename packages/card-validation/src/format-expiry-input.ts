import type { InputEdit } from "./format-card-input.ts";
import { formatExpiry } from "./format-expiry.ts";
import { type CaretText, clampCaret, keepCaret } from "./keep-caret.ts";
import { digitOf } from "./to-digits.ts";

/**
 * An expiry input after an edit, as MM/YY, with the caret behind the digit it stood behind. What is left after a
 * deletion stays as it is: a zero or a slash that comes back at once would hold the shopper up. So does a month of
 * which the first digit was just typed over the old one: a zero put before it would push the second into the year. A
 * caret outside the text counts as at its nearer end.
 *
 * @example formatExpiryInput({ value: "5", selectionStart: 1 }) // { value: "05", selectionStart: 2 }
 */
export function formatExpiryInput({ inputType = "", ...input }: InputEdit): CaretText {
  const { value, selectionStart } = clampCaret(input);
  const isMonthHalfTyped = selectionStart === 1 && digitOf(value.charCodeAt(0)) >= 0 && value[1] === "/";
  if (isMonthHalfTyped || inputType.startsWith("delete")) return { value, selectionStart };
  return keepCaret({ value, selectionStart }, formatExpiry(value));
}
