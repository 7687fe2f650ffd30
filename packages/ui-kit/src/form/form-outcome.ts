/** The errors of a form and its input, without card numbers, codes, PINs and passwords. */
export interface FormErrors {
  /** Why nothing was saved, as a sentence. */
  readonly problem?: string;
  /** Sentences by field name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The input by field name, to be shown again. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The shopper moves to a path of the store or an allowed URL. */
export interface Moved {
  readonly kind: "moved";
  readonly location: string;
}

/** The page or popup of the form shows data. */
export interface Shown<Data> {
  readonly kind: "shown";
  readonly data: Data;
}

/** Nothing was saved. `Details` are what the form shows besides its errors. */
export type Invalid<Details extends object = object> = { readonly kind: "invalid" } & FormErrors & Details;

/** What became of a submitted form, on the server and in the browser. A form that shows nothing has no `Data`. */
export type FormOutcome<Data = never, Details extends object = object> =
  | Moved
  | ([Data] extends [never] ? never : Shown<Data>)
  | Invalid<Details>;

/** @example moved("/account") */
export const moved = (location: string): Moved => ({ kind: "moved", location });

/** @example shown({ message: "We sent you a link." }) */
export const shown = <Data>(data: Data): Shown<Data> => ({ kind: "shown", data });

/** @example invalid({ errors: { email: "Please enter your e-mail address." } }) */
export const invalid = <Details extends object>(errors: FormErrors & Details): Invalid<Details> => ({
  kind: "invalid",
  ...errors,
});
