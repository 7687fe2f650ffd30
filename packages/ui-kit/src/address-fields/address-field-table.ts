import {
  addressMessages,
  canadianProvinces,
  checkAddressLine,
  checkCity,
  checkEmail,
  checkName,
  checkPhone,
  checkPostalCode,
  cityMaxLength,
  emailMaxLength,
  fillMessage,
  normalizeEmail,
  normalizeName,
  normalizePhone,
  normalizePostalCode,
  type PostalCountry,
  type Region,
  toFieldText,
  usStates,
} from "@store/postal-and-address";
import type { AddressField, AddressRules } from "./address-field.ts";
import { fieldsAbroad } from "./fields-abroad.ts";

/**
 * The fields of an address form in order, with labels, checks and texts of the site's country, or with relaxed rules
 * for an address abroad.
 */
export function addressFields({ isAbroad = false, ...rules }: AddressRules): readonly AddressField[] {
  const fields = fieldsOfSite(rules);
  return isAbroad ? fields.map((field) => ({ ...field, ...fieldsAbroad[field.name] })) : fields;
}

function fieldsOfSite({ country, emailEndingMax, limits }: AddressRules): readonly AddressField[] {
  const texts = addressMessages[country];
  const isUs = country === "US";
  const regions = regionsOf(country);
  const name = {
    autoCapitalize: "words",
    check: (value: string) => checkName(value, { max: limits.name }),
    normalize: normalizeName,
  } as const;
  const line = { autoCapitalize: "words", normalize: normalizeName } as const;
  return [
    {
      name: "emailAddress",
      label: "Email Address",
      autoComplete: "email",
      type: "email",
      inputMode: "email",
      autoCapitalize: "none",
      check: (value) => checkEmail(value, { endingMax: emailEndingMax }),
      message: (_, problem) => toFieldText(problem, texts.email, emailMaxLength),
      normalize: normalizeEmail,
    },
    {
      ...name,
      name: "firstName",
      label: "First Name",
      autoComplete: "given-name",
      message: (_, problem) => toFieldText(problem, texts.firstName, limits.name),
    },
    {
      ...name,
      name: "lastName",
      label: "Last Name",
      autoComplete: "family-name",
      message: (_, problem) => toFieldText(problem, texts.lastName, limits.name),
    },
    {
      ...line,
      name: "address1",
      label: "Address 1",
      autoComplete: "address-line1",
      check: (value) => checkAddressLine(value, { max: limits.line }),
      message: (_, problem) => toFieldText(problem, texts.address1, limits.line),
    },
    {
      ...line,
      name: "address2",
      label: "Address 2",
      autoComplete: "address-line2",
      isOptional: true,
      check: (value) => checkAddressLine(value, { max: limits.line, optional: true }),
      message: (_, problem) => toFieldText(problem, texts.address2, limits.line),
    },
    {
      ...line,
      name: "city",
      label: "City",
      autoComplete: "address-level2",
      check: (value) => checkCity(value),
      message: (_, problem) => toFieldText(problem, texts.city, cityMaxLength),
    },
    {
      name: "state",
      label: isUs ? "State" : "Province",
      regions,
      autoComplete: "address-level1",
      check: (value) =>
        regions.some(({ code }) => code === value) ? { ok: true, value } : { ok: false, problem: "missing" },
      message: (_, problem) => texts.state[problem],
      normalize: (value) => value,
    },
    {
      name: "postalCode",
      label: isUs ? "ZIP Code" : "Postal Code",
      autoComplete: "postal-code",
      ...(isUs ? { inputMode: "numeric" } : { autoCapitalize: "characters" }),
      check: (value) => checkPostalCode(value, { country }),
      message: (value, problem) =>
        problem === "missing" ? texts.missingPostalCode : fillMessage(texts.postalCodeValidation, value.trim()),
      normalize: (value) => normalizePostalCode(value, { country }),
    },
    {
      name: "dayPhone",
      label: "Phone Number",
      autoComplete: "tel",
      type: "tel",
      inputMode: "tel",
      check: checkPhone,
      message: (_, problem) => texts.phone[problem],
      normalize: normalizePhone,
    },
  ];
}

/** The states or provinces an address form offers. */
function regionsOf(country: PostalCountry): readonly Region[] {
  return country === "US" ? usStates() : canadianProvinces();
}
