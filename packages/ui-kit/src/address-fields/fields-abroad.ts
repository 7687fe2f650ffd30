import {
  addressMessages,
  checkAddressLine,
  checkPhoneAbroad,
  fillMessage,
  toTooLongText,
} from "@store/postal-and-address";
import type { AddressField, AddressFieldName } from "./address-field.ts";

const trim = (value: string) => value.trim();
const longestState = 40;
// Other countries do not call it a ZIP Code.
const { postalCodeValidation } = addressMessages.CA;

/** The differences for an address abroad: region and postal code are free text and may be empty. */
export const fieldsAbroad: Readonly<Partial<Record<AddressFieldName, Partial<AddressField>>>> = {
  state: {
    label: "State or Region",
    isOptional: true,
    regions: undefined,
    autoCapitalize: "words",
    check: (value) => checkAddressLine(value, { max: longestState, optional: true }),
    message: (_, problem) =>
      `State or Region is invalid.${problem === "tooLong" ? ` ${toTooLongText(longestState)}` : ""}`,
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
