/** The errors of a form and its input, without card numbers, codes, PINs and passwords. */
export interface FormErrors {
  /** Why nothing was saved, as a sentence; shown above the form. */
  readonly problem?: string;
  /** Sentences by field name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The input by field name, to be shown again. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * What became of a submitted form, on the server and in the browser: the shopper moves to a path or URL, the page or popup
 * shows `data`, or the form is invalid and nothing was saved. `Shown` is never for a form that only moves; `Details` are
 * what else an invalid form needs.
 */
export type FormOutcome<Shown = never, Details extends object = object> =
  | { readonly kind: "moved"; readonly location: string }
  | ([Shown] extends [never] ? never : { readonly kind: "shown"; readonly data: Shown })
  | ({ readonly kind: "invalid" } & FormErrors & Details);

/** The shopper moves to a path of the store or an allowed URL. */
export function moved(location: string): { readonly kind: "moved"; readonly location: string } {
  return { kind: "moved", location };
}

/** The page or popup shows data. */
export function shown<Shown>(data: Shown): { readonly kind: "shown"; readonly data: Shown } {
  return { kind: "shown", data };
}

/** Nothing was saved. @example invalid({ problem: "Please try again." }) */
export function invalid<Errors extends FormErrors>(errors: Errors): { readonly kind: "invalid" } & Errors {
  return { kind: "invalid", ...errors };
}
