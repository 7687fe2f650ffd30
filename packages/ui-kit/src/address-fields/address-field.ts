import {
  addressMessages,
  checkAddressLine,
  checkCity,
  checkEmail,
  checkName,
  checkPhone,
  checkPostalCode,
  type FieldCheck,
  fillMessage,
  type PostalCountry,
  tidyEmail,
  tidyName,
  tidyPhone,
  tidyPostalCode,
} from "@store/postal-and-address";
import { regionsOf } from "./regions-of.ts";

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
  /** Letters an e-mail ending has at most (AMB-160). */
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
  readonly type?: "email" | "tel";
  readonly inputMode?: "numeric" | "email" | "tel";
  readonly autoCapitalize?: "words" | "characters" | "none";
  readonly check: (value: string) => FieldCheck;
  /** The words at the field for a failed check. */
  readonly message: (value: string, problem: Extract<FieldCheck, { ok: false }>["problem"]) => string;
  /** What a pasted or autofilled value becomes. */
  readonly tidy: (value: string) => string;
}

/** The fields of an address form in their order, with labels, checks and texts of the site's country (AMB-170). */
export function addressFields({ country, emailEndingMax, limits }: AddressRules): readonly AddressField[] {
  const texts = addressMessages[country];
  const isUs = country === "US";
  const regions = regionsOf(country);
  const name = {
    autoCapitalize: "words",
    check: (value: string) => checkName(value, { max: limits.name }),
    tidy: tidyName,
  } as const;
  const line = { autoCapitalize: "words", tidy: tidyName } as const;
  return [
    {
      ...name,
      name: "firstName",
      label: "First Name",
      autoComplete: "given-name",
      message: (_, problem) => texts.firstName[problem],
    },
    {
      ...name,
      name: "lastName",
      label: "Last Name",
      autoComplete: "family-name",
      message: (_, problem) => texts.lastName[problem],
    },
    {
      ...line,
      name: "address1",
      label: "Address 1",
      autoComplete: "address-line1",
      check: (value) => checkAddressLine(value, { max: limits.line }),
      message: (_, problem) => texts.address1[problem],
    },
    {
      ...line,
      name: "address2",
      label: "Address 2",
      autoComplete: "address-line2",
      isOptional: true,
      check: (value) => checkAddressLine(value, { max: limits.line, optional: true }),
      message: (_, problem) => texts.address2[problem],
    },
    {
      ...line,
      name: "city",
      label: "City",
      autoComplete: "address-level2",
      check: (value) => checkCity(value),
      message: (_, problem) => texts.city[problem],
    },
    {
      name: "state",
      label: isUs ? "State" : "Province",
      autoComplete: "address-level1",
      check: (value) =>
        regions.some(({ code }) => code === value) ? { ok: true, value } : { ok: false, problem: "missing" },
      message: (_, problem) => texts.state[problem],
      tidy: (value) => value,
    },
    {
      name: "postalCode",
      label: isUs ? "ZIP Code" : "Postal Code",
      autoComplete: "postal-code",
      ...(isUs ? { inputMode: "numeric" } : { autoCapitalize: "characters" }),
      check: (value) => checkPostalCode(value, { country }),
      message: (value, problem) =>
        problem === "missing" ? texts.missingPostalCode : fillMessage(texts.postalCodeValidation, value.trim()),
      tidy: (value) => tidyPostalCode(value, { country }),
    },
    {
      name: "dayPhone",
      label: "Phone Number",
      autoComplete: "tel",
      type: "tel",
      inputMode: "tel",
      check: checkPhone,
      message: (_, problem) => texts.phone[problem],
      tidy: tidyPhone,
    },
    {
      name: "emailAddress",
      label: "Email Address",
      autoComplete: "email",
      type: "email",
      inputMode: "email",
      autoCapitalize: "none",
      check: (value) => checkEmail(value, { endingMax: emailEndingMax }),
      message: (_, problem) => texts.email[problem],
      tidy: tidyEmail,
    },
  ];
}
