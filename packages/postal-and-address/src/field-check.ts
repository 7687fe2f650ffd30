/** Why a field is not accepted; each is a key of the field's texts in `addressMessages`. */
export type FieldProblem = "missing" | "tooLong" | "malformed";

/** The answer of every check here: the value to store, or the one reason to show. */
export type FieldCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: FieldProblem };

// More than a string can hold.
const unlimited = 1e9;

/**
 * Trims a one-line text and checks it: missing first, then length, then form, so that no pattern sees a long text.
 * `toStored` answers the text as it is stored, or something falsy when it is malformed; `max` counts UTF-16 units, as an
 * input's `maxlength` does.
 */
export function checkText(
  input: string,
  toStored: (text: string) => string | false | undefined,
  max = unlimited,
): FieldCheck {
  const text = input.trim();
  const isTooLong = text.length > max;
  const value = !isTooLong && toStored(text);
  if (value) return { ok: true, value };
  return { ok: false, problem: !text ? "missing" : isTooLong ? "tooLong" : "malformed" };
}
