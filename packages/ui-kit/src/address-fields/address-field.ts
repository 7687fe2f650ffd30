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
  /** Whether the address lies in none of the countries that have a site. */
  readonly isAbroad?: boolean | undefined;
  /** Letters an e-mail ending has at most. */
  readonly emailEndingMax: number;
  /** Letters a name and an address line have at most. */
  readonly limits: { readonly name: number; readonly line: number };
}

/** One field of an address form: a row of `addressFields`. */
export interface AddressField {
  readonly name: AddressFieldName;
  readonly label: string;
  /** The autofill token, without its shipping or billing prefix. */
  readonly autoComplete: string;
  readonly isOptional?: boolean;
  /** What there is to choose from; left out where it is typed. */
  readonly regions?: readonly Region[] | undefined;
  readonly type?: "email" | "tel";
  readonly inputMode?: "numeric" | "email" | "tel" | undefined;
  readonly autoCapitalize?: "words" | "characters" | "none";
  readonly check: (value: string) => FieldCheck;
  /** The words at the field for a failed check. */
  readonly message: (value: string, problem: Extract<FieldCheck, { ok: false }>["problem"]) => string;
  /** What a value becomes when it is pasted or autofilled, and on leaving the field. */
  readonly normalize: (value: string) => string;
}
