import type { FieldCheck, PostalCountry, Region } from "@store/postal-and-address";

export type AddressFieldName =
  | "firstName"
  | "lastName"
  | "address1"
  | "address2"
  | "city"
  | "state"
  | "postalCode"
  | "dayPhone"
  | "emailAddress";

/** What differs between two storefronts' address forms. */
export interface AddressRules {
  readonly country: PostalCountry;
  /** Whether the address is in neither of the two countries. */
  readonly isAbroad?: boolean | undefined;
  /** The maximum number of letters in the top-level domain of an e-mail address. */
  readonly emailEndingMax: number;
  /** The maximum number of characters in a name and in an address line. */
  readonly limits: { readonly name: number; readonly line: number };
}

/** One field of an address form: a row of `addressFields`. */
export interface AddressField {
  readonly name: AddressFieldName;
  readonly label: string;
  /** The autofill token, without its shipping or billing prefix. */
  readonly autoComplete: string;
  readonly isOptional?: boolean;
  /** The options of a select; omitted for a text field. */
  readonly regions?: readonly Region[] | undefined;
  readonly type?: "email" | "tel";
  readonly inputMode?: "numeric" | "email" | "tel" | undefined;
  readonly autoCapitalize?: "words" | "characters" | "none";
  readonly check: (value: string) => FieldCheck;
  /** The message at the field for a failed check. */
  readonly message: (value: string, problem: Extract<FieldCheck, { ok: false }>["problem"]) => string;
  /** Normalizes a value after a paste, after autofill, and on blur. */
  readonly normalize: (value: string) => string;
}

/** A place that matches the beginning of an address, or a postal code. */
export interface Place {
  /** The house number and street before the place; omitted if none was typed. */
  readonly address1?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** Looks up places of the form's country for a typed text; it loads when a field of the form first has the focus. */
export interface PlacesProvider {
  load(): Promise<(text: string, signal: AbortSignal) => Promise<readonly Place[]>>;
}
