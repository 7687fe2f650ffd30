/** Why a field is not accepted; each is a key of the field's texts in `addressMessages`. */
export type FieldProblem = "missing" | "tooLong" | "malformed";

/** The answer of every check here: the value to store, or the one reason to show. */
export type FieldCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: FieldProblem };
