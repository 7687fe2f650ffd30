import { addressMessages, checkAddressLine, checkPhoneAbroad, fillMessage } from "@store/postal-and-address";
import type { AddressField, AddressFieldName } from "./address-field.ts";

const trim = (value: string) => value.trim();
// Other countries do not call it a ZIP Code.
const { postalCodeValidation } = addressMessages.CA;

/** The differences for an address abroad: region and postal code are free text and may be empty. */
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
