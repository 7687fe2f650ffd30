/** A formatted text with the place of the caret in it. */
export interface CaretText {
  readonly value: string;
  readonly caret: number;
}

/**
 * Formats what an input holds after an edit and keeps the caret behind the same digit, so that a digit put into or
 * taken out of the middle does not send the shopper to the end.
 *
 * @example keepCaret({ value: "4111x 1", caret: 5 }, formatCardNumber) // { value: "4111 1", caret: 4 }
 */
export function keepCaret(typed: CaretText, format: (value: string) => string): CaretText {
  const value = format(typed.value);
  if (typed.caret >= typed.value.length) return { value, caret: value.length };
  const digitsBefore = typed.value.slice(0, typed.caret).replace(/\D/g, "").length;
  let caret = 0;
  for (let seen = 0; caret < value.length && seen < digitsBefore; caret += 1) {
    if (/\d/.test(value[caret] ?? "")) seen += 1;
  }
  return { value, caret };
}
