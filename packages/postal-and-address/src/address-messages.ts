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

const firstName: FieldTexts = {
  missing: "The First Name field is required.",
  tooLong: "The First Name field is invalid.",
  malformed: "The First Name field is invalid.",
};
const lastName: FieldTexts = {
  missing: "The Last Name field is required.",
  tooLong: "The Last Name field is invalid.",
  malformed: "The Last Name field is invalid.",
};
const address1: FieldTexts = {
  missing: "The Address 1 field is required.",
  tooLong: "The Address 1 field is invalid.",
  malformed: "The Address 1 field is invalid.",
};
// Optional, so only its form can be wrong.
const address2: FieldTexts = {
  missing: "The Address 2 field is invalid.",
  tooLong: "The Address 2 field is invalid.",
  malformed: "The Address 2 field is invalid.",
};
const city: FieldTexts = {
  missing: "The City field is required.",
  tooLong: "The City field is invalid.",
  malformed: "The City field is invalid.",
};
const state: FieldTexts = {
  missing: "State is invalid.",
  tooLong: "State is invalid.",
  malformed: "State is invalid.",
};
const province: FieldTexts = {
  missing: "Province is invalid.",
  tooLong: "Province is invalid.",
  malformed: "Province is invalid.",
};
const country: FieldTexts = {
  missing: "Country is invalid.",
  tooLong: "Country is invalid.",
  malformed: "Country is invalid.",
};
const zipCode: FieldTexts = {
  missing: "The ZIP Code field is required.",
  tooLong: "ZIP Code must contain 5 digits.",
  malformed: "ZIP Code must contain 5 digits.",
};
// The only text of its family without a full stop (AMB-003).
const canadianCode: FieldTexts = {
  missing: "The Postal Code field is required.",
  tooLong: "The Postal Code field is invalid",
  malformed: "The Postal Code field is invalid",
};
const phone: FieldTexts = {
  missing: "Please enter a valid Phone Number.",
  tooLong: "Please enter a valid Phone Number.",
  malformed: "Please enter a valid Phone Number.",
};
const email: FieldTexts = {
  missing: "Email Address is required.",
  tooLong: "Please enter a valid Email Address.",
  malformed: "Please enter a valid Email Address.",
};

/**
 * The default texts of address forms per site (SWAT-29 to SWAT-45, ADDR-07, ADDR-10, AMB-008, AMB-009, AMB-158,
 * AMB-196). A store may serve its own for the two ADDR-07 texts.
 *
 * @example check.ok ? null : addressMessages.US.city[check.problem]
 */
export const addressMessages: Readonly<Record<PostalCountry, AddressMessages>> = {
  US: {
    firstName,
    lastName,
    address1,
    address2,
    city,
    state,
    country,
    postalCode: zipCode,
    phone,
    email,
    missingPostalCode: "Please enter a ZIP Code.",
    postalCodeValidation: "{0} is not a valid ZIP Code.",
  },
  CA: {
    firstName,
    lastName,
    address1,
    address2,
    city,
    state: province,
    country,
    postalCode: canadianCode,
    phone,
    email,
    missingPostalCode: "Please enter a Postal Code.",
    postalCodeValidation: "{0} is not a valid Postal Code.",
  },
};
