import type { PostalCountry } from "./check-postal-code.ts";
import type { FieldTexts } from "./field-text.ts";

/** The texts of one site's address form. The `problem` of a field's check selects the text. */
export interface AddressMessages {
  readonly firstName: FieldTexts;
  readonly lastName: FieldTexts;
  readonly address1: FieldTexts;
  readonly address2: FieldTexts;
  readonly city: FieldTexts;
  readonly state: FieldTexts;
  readonly country: FieldTexts;
  readonly postalCode: FieldTexts;
  readonly phone: FieldTexts;
  readonly email: FieldTexts;
  /** Outside the swatch form: missing postal code. */
  readonly missingPostalCode: string;
  /** Outside the swatch form: malformed postal code, which `fillMessage` inserts for {0}. */
  readonly postalCodeValidation: string;
}

interface SiteWords {
  readonly region: string;
  readonly code: string;
  readonly badCode: string;
}

/**
 * The default texts of address forms per site. A store may replace `missingPostalCode` and `postalCodeValidation` with
 * its own.
 *
 * @example check.ok ? null : addressMessages.US.city[check.problem]
 */
export const addressMessages: Readonly<Record<PostalCountry, AddressMessages>> = {
  US: /* @__PURE__ */ toMessages({ region: "State", code: "ZIP Code", badCode: "ZIP Code must contain 5 digits." }),
  // The only text of its family without a period.
  CA: /* @__PURE__ */ toMessages({
    region: "Province",
    code: "Postal Code",
    badCode: "The Postal Code field is invalid",
  }),
};

function toMessages({ region, code, badCode }: SiteWords): AddressMessages {
  return {
    firstName: requiredTexts("First Name"),
    lastName: requiredTexts("Last Name"),
    address1: requiredTexts("Address 1"),
    // Optional, so it can only be malformed.
    address2: texts("The Address 2 field is invalid."),
    city: requiredTexts("City"),
    state: texts(`${region} is invalid.`),
    country: texts("Country is invalid."),
    postalCode: texts(`The ${code} field is required.`, badCode),
    phone: texts("Please enter a valid Phone Number."),
    email: texts("Email Address is required.", "Please enter a valid Email Address."),
    missingPostalCode: `Please enter a ${code}.`,
    postalCodeValidation: `{0} is not a valid ${code}.`,
  };
}

function requiredTexts(label: string): FieldTexts {
  return texts(`The ${label} field is required.`, `The ${label} field is invalid.`);
}

// A malformed value and one that is too long have the same text.
function texts(missing: string, malformed = missing): FieldTexts {
  return { missing, tooLong: malformed, malformed };
}

/**
 * A message with the value in place of every {0}. The value is inserted as it is.
 *
 * @example fillMessage("{0} is not a valid ZIP Code.", "6061") // "6061 is not a valid ZIP Code."
 */
export function fillMessage(message: string, value: string): string {
  return message.replaceAll("{0}", () => value);
}
