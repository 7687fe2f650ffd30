import { toDigits } from "./to-digits.ts";

/** What an input holds and where its caret stands, counted as `selectionStart` counts (UTF-16). */
export interface CaretText {
  readonly value: string;
  readonly selectionStart: number;
}

/** The edit with its caret inside the text: one that is no number goes to the start. */
export function clampCaret<Edit extends CaretText>(edit: Edit): Edit {
  return { ...edit, selectionStart: Math.max(0, Math.min(edit.selectionStart || 0, edit.value.length)) };
}

/** Puts the caret of an edited text into its formatted one, behind the same digit. */
export function keepCaret({ value, selectionStart }: CaretText, formatted: string): CaretText {
  if (selectionStart >= value.length) return { value: formatted, selectionStart: formatted.length };
  const digitsBefore = toDigits(value.slice(0, selectionStart)).length;
  let caret = 0;
  for (let seen = 0; seen < digitsBefore && caret < formatted.length; caret += 1) {
    seen += toDigits(formatted.charAt(caret)).length;
  }
  return { value: formatted, selectionStart: caret };
}
