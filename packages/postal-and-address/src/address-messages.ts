import type { FieldProblem } from "./field-check.ts";
import type { PostalCountry } from "./postal-country.ts";

type FieldTexts = Readonly<Record<FieldProblem, string>>;

/** The texts of one site's address form. Field texts are found by the `problem` of the field's check. */
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
  /** Outside the swatch form: no postal code (ADDR-07). */
  readonly missingPostalCode: string;
  /** Outside the swatch form: a bad postal code, which `fillMessage` puts in place of {0} (ADDR-07). */
  readonly postalCodeValidation: string;
}

const sharedTexts = {
  firstName: requiredField("First Name"),
  lastName: requiredField("Last Name"),
  address1: requiredField("Address 1"),
  // Optional, so only its form can be wrong.
  address2: oneText("The Address 2 field is invalid."),
  city: requiredField("City"),
  country: oneText("Country is invalid."),
  phone: oneText("Please enter a valid Phone Number."),
  email: { ...oneText("Please enter a valid Email Address."), missing: "Email Address is required." },
};

/**
 * The default texts of address forms per site (SWAT-29 to SWAT-45, ADDR-07, ADDR-10, AMB-008, AMB-009, AMB-158,
 * AMB-196). A store may serve its own for the two ADDR-07 texts.
 *
 * @example check.ok ? null : addressMessages.US.city[check.problem]
 */
export const addressMessages: Readonly<Record<PostalCountry, AddressMessages>> = {
  US: {
    ...sharedTexts,
    state: oneText("State is invalid."),
    postalCode: { ...oneText("ZIP Code must contain 5 digits."), missing: "The ZIP Code field is required." },
    missingPostalCode: "Please enter a ZIP Code.",
    postalCodeValidation: "{0} is not a valid ZIP Code.",
  },
  CA: {
    ...sharedTexts,
    state: oneText("Province is invalid."),
    // The only text of its family without a full stop (AMB-003).
    postalCode: { ...oneText("The Postal Code field is invalid"), missing: "The Postal Code field is required." },
    missingPostalCode: "Please enter a Postal Code.",
    postalCodeValidation: "{0} is not a valid Postal Code.",
  },
};

function oneText(text: string): FieldTexts {
  return { missing: text, tooLong: text, malformed: text };
}

function requiredField(label: string): FieldTexts {
  return { ...oneText(`The ${label} field is invalid.`), missing: `The ${label} field is required.` };
}
