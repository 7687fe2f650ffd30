import type { FieldProblem } from "@store/contract/checkout";
import { type Address, addressLimits, type Site } from "@store/contract/shared";
import {
  addressMessages,
  checkAddressLine,
  checkCity,
  checkEmail,
  checkName,
  checkPhone,
  checkPhoneAbroad,
  checkPostalCode,
  cityMaxLength,
  domainPartMax,
  emailMaxLength,
  type FieldCheck,
  type FieldTexts,
  fillMessage,
  toFieldText,
} from "@store/postal-and-address";
import { countryOfSite } from "../../delivery/rules/delivery-place.ts";
import { holdsCardNumber } from "../../free-text/holds-card-number.ts";
import { regionsOfSite } from "../../places/rules/regions-of-site.ts";

/** The address as it is stored, or the error of each invalid field with the messages of the form. */
export type AddressCheck = { ok: true; address: Address } | { ok: false; problems: FieldProblem[] };

export interface AddressQuestion {
  site: Site;
  email: "required" | "optional";
  /** The country of the address; the site's own if omitted. */
  country?: string | undefined;
}

type CheckedField = [check: FieldCheck, texts: FieldTexts, max?: number];

/**
 * Checks every field of an address with the rules of its form. The e-mail address is required only for a guest's
 * shipping address. Outside the United States and Canada, state and postal code are free. A number that looks like a card number is refused in any
 * field.
 */
export function checkAddress(
  address: Address,
  { site, email, country = countryOfSite[site] }: AddressQuestion,
): AddressCheck {
  const texts = addressMessages[site];
  const { name, line } = addressLimits;
  const checks = {
    firstName: [checkName(address.firstName, { max: name }), texts.firstName, name],
    lastName: [checkName(address.lastName, { max: name }), texts.lastName, name],
    address1: [checkAddressLine(address.address1, { max: line }), texts.address1, line],
    address2: [checkAddressLine(address.address2 ?? "", { max: line, optional: true }), texts.address2, line],
    address3: [checkAddressLine(address.address3 ?? "", { max: line, optional: true }), texts.address2, line],
    city: [checkCity(address.city), texts.city, cityMaxLength],
    ...checksOfPlace(address, { site, country }),
    emailAddress: [checkEmailAddress(address.emailAddress ?? "", email), texts.email, emailMaxLength],
  } satisfies Record<string, CheckedField>;

  const problems = Object.entries(checks).flatMap(([field, [check, messages, max]]: [string, CheckedField]) => {
    if (!check.ok) return [{ field, message: toFieldText(check.problem, messages, max) }];
    return holdsCardNumber(check.value) ? [{ field, message: messages.malformed }] : [];
  });
  if (problems.length > 0) return { ok: false, problems };
  const value = (field: keyof typeof checks) => {
    const [check] = checks[field];
    return check.ok ? check.value : "";
  };
  return {
    ok: true,
    address: {
      firstName: value("firstName"),
      lastName: value("lastName"),
      address1: value("address1"),
      ...(value("address2") === "" ? {} : { address2: value("address2") }),
      ...(value("address3") === "" ? {} : { address3: value("address3") }),
      city: value("city"),
      state: value("state"),
      postalCode: value("postalCode"),
      country: value("country"),
      dayPhone: value("dayPhone"),
      ...(value("emailAddress") === "" ? {} : { emailAddress: value("emailAddress") }),
    },
  };
}

/** The e-mail address of an order that goes to an address which has none: that of a registry. */
export function checkOrderEmail(
  emailAddress: string,
  { site, email }: Pick<AddressQuestion, "site" | "email">,
): { ok: true; value: Pick<Address, "emailAddress"> } | { ok: false; problems: FieldProblem[] } {
  const check = checkEmailAddress(emailAddress, email);
  const message = addressMessages[site].email;
  if (!check.ok)
    return {
      ok: false,
      problems: [{ field: "emailAddress", message: toFieldText(check.problem, message, emailMaxLength) }],
    };
  return { ok: true, value: check.value === "" ? {} : { emailAddress: check.value } };
}

function checksOfPlace(address: Address, { site, country }: { site: Site; country: string }) {
  const home = homes.find((one) => countryOfSite[one] === country);
  const texts = addressMessages[home ?? site];
  return {
    state: [
      home ? checkListed(address.state, regionsOfSite[home]) : checkLoose(address.state, abroad.state),
      texts.state,
      abroad.state,
    ],
    postalCode: [
      home ? checkPostalCode(address.postalCode, { country: home }) : checkLoose(address.postalCode, abroad.postalCode),
      // Codes of other countries are not ZIP Codes.
      postalCodeTexts(address.postalCode, home ?? "CA"),
    ],
    country: [checkListed(address.country, new Set([country])), texts.country],
    dayPhone: [home ? checkPhone(address.dayPhone) : checkPhoneAbroad(address.dayPhone), texts.phone],
  } satisfies Record<string, CheckedField>;
}

/** The countries with lists of regions and formats of codes. */
const homes: readonly Site[] = ["US", "CA"];

// The formats of other countries are not checked.
const abroad = { state: 40, postalCode: 10 };

function checkLoose(input: string, max: number): FieldCheck {
  return checkAddressLine(input, { max, optional: true });
}

function checkListed(input: string, listed: ReadonlySet<string>): FieldCheck {
  const value = input.trim().toUpperCase();
  if (value === "") return { ok: false, problem: "missing" };
  return listed.has(value) ? { ok: true, value } : { ok: false, problem: "malformed" };
}

function checkEmailAddress(input: string, need: "required" | "optional"): FieldCheck {
  if (need === "optional" && input.trim() === "") return { ok: true, value: "" };
  return checkEmail(input, { endingMax: domainPartMax });
}

// Outside the swatch form, the message repeats the invalid code.
function postalCodeTexts(postalCode: string, site: Site) {
  const { missingPostalCode, postalCodeValidation } = addressMessages[site];
  const malformed = fillMessage(postalCodeValidation, postalCode.trim());
  return { missing: missingPostalCode, tooLong: malformed, malformed };
}
