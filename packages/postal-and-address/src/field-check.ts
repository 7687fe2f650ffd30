/** Why a field is not accepted; each is a key of the field's texts in `addressMessages`. */
export type FieldProblem = "missing" | "tooLong" | "malformed";

/** The result of every check here: the value to store, or the one reason to show. */
export type FieldCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: FieldProblem };

// Longer than any string.
const unlimited = 1e9;

/**
 * Trims a one-line text and checks it: first whether it is missing, then the length, then that no tab, line break or
 * other control character is in it, then the pattern, so that no pattern is matched against a long text. `toStored` returns the text as it is stored, or a falsy value if it is
 * malformed; `max` counts UTF-16 units, like an input's `maxlength`.
 */
export function checkText(
  input: string,
  toStored: (text: string) => string | false | undefined,
  max = unlimited,
): FieldCheck {
  const text = input.trim();
  const isTooLong = text.length > max;
  const value = !isTooLong && !/[\p{Cc}\u2028\u2029]/u.test(text) && toStored(text);
  if (value) return { ok: true, value };
  return { ok: false, problem: !text ? "missing" : isTooLong ? "tooLong" : "malformed" };
}
