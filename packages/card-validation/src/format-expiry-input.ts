import type { InputEdit } from "./format-card-input.ts";
import { formatExpiry } from "./format-expiry.ts";
import { type CaretText, keepCaret } from "./keep-caret.ts";

/**
 * An expiry input after an edit, as MM/YY, with the caret behind the digit it stood behind. What is left after a
 * deletion stays as it is: a zero or a slash that comes back at once would hold the shopper up.
 *
 * @example formatExpiryInput({ value: "5", selectionStart: 1 }) // { value: "05", selectionStart: 2 }
 */
export function formatExpiryInput({ value, selectionStart, inputType = "" }: InputEdit): CaretText {
  if (inputType.startsWith("delete")) return { value, selectionStart };
  return keepCaret({ value, selectionStart }, formatExpiry(value));
}
