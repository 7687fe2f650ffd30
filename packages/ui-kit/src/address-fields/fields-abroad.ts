import { addressMessages, checkAddressLine, checkPhoneAbroad, fillMessage } from "@store/postal-and-address";
import type { AddressField, AddressFieldName } from "./address-field.ts";

const trim = (value: string) => value.trim();
// What other countries call it is no ZIP code.
const { postalCodeValidation } = addressMessages.CA;

/** What differs where an address leaves the site's country: region and code are free and may stay empty. */
export const fieldsAbroad: Readonly<Partial<Record<AddressFieldName, Partial<AddressField>>>> = {
  state: {
    label: "State or Region",
    isOptional: true,
    regions: undefined,
    autoCapitalize: "words",
    check: (value) => checkAddressLine(value, { max: 40, optional: true }),
    message: () => "State or Region is invalid.",
    normalize: trim,
  },
  postalCode: {
    label: "Postal Code",
    isOptional: true,
    inputMode: undefined,
    autoCapitalize: "characters",
    check: (value) => checkAddressLine(value, { max: 10, optional: true }),
    message: (value) => fillMessage(postalCodeValidation, value.trim()),
    normalize: trim,
  },
  dayPhone: { check: checkPhoneAbroad, normalize: trim },
};
