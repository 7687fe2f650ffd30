import { addressMessages } from "./address-messages.ts";
import { addressLineMaxLength, checkAddressLine } from "./check-address-line.ts";
import { checkEmail, domainPartMax, emailMaxLength } from "./check-email.ts";
import { checkCity, checkName, cityMaxLength } from "./check-name.ts";
import { checkPhone } from "./check-phone.ts";
import { checkPostalCode, type PostalCountry } from "./check-postal-code.ts";
import type { FieldCheck } from "./field-check.ts";
import { type FieldTexts, toFieldText } from "./field-text.ts";
import { canadianProvinces, usStates } from "./regions.ts";

/** The fields of a swatch order's address, in the order of the form. */
export type SwatchAddressField =
  | "firstName"
  | "lastName"
  | "address1"
  | "address2"
  | "city"
  | "state"
  | "postalCode"
  | "dayPhone"
  | "emailAddress";
export type SwatchAddress = Readonly<Record<SwatchAddressField, string>>;

/** The address as it is stored, or a message for each invalid field. */
export type SwatchAddressCheck =
  | { readonly ok: true; readonly address: SwatchAddress }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<SwatchAddressField, string>>> };

const nameMax = 20;

/**
 * Checks the address of a swatch order: names of 20 characters, address lines of 30, a city of 28,
 * the phone exchange 555 refused. Address 2 may be empty.
 */
export function checkSwatchAddress(typed: SwatchAddress, { country }: { country: PostalCountry }): SwatchAddressCheck {
  const texts = addressMessages[country];
  const checks: Record<SwatchAddressField, [check: FieldCheck, texts: FieldTexts, max?: number]> = {
    firstName: [checkName(typed.firstName, { max: nameMax }), texts.firstName, nameMax],
    lastName: [checkName(typed.lastName, { max: nameMax }), texts.lastName, nameMax],
    address1: [checkAddressLine(typed.address1), texts.address1, addressLineMaxLength],
    address2: [checkAddressLine(typed.address2, { optional: true }), texts.address2, addressLineMaxLength],
    city: [checkCity(typed.city), texts.city, cityMaxLength],
    state: [checkRegion(typed.state, country), texts.state],
    postalCode: [checkPostalCode(typed.postalCode, { country }), texts.postalCode],
    dayPhone: [checkPhone(typed.dayPhone, { refuses555: true }), texts.phone],
    emailAddress: [checkEmail(typed.emailAddress, { endingMax: domainPartMax }), texts.email, emailMaxLength],
  };
  const problems: Partial<Record<SwatchAddressField, string>> = {};
  const address: Record<SwatchAddressField, string> = { ...typed };
  // The keys of the table are fields.
  for (const [field, [check, messages, max]] of Object.entries(checks) as [
    SwatchAddressField,
    (typeof checks)["city"],
  ][]) {
    if (check.ok) address[field] = check.value;
    else problems[field] = toFieldText(check.problem, messages, max);
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, address };
}

function checkRegion(input: string, country: PostalCountry): FieldCheck {
  const regions = country === "US" ? usStates() : canadianProvinces();
  const value = input.trim().toUpperCase();
  if (regions.some(({ code }) => code === value)) return { ok: true, value };
  return { ok: false, problem: value === "" ? "missing" : "malformed" };
}
