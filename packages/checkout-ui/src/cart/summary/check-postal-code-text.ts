import type { Cart } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";
import { addressMessages, checkPostalCode, fillMessage } from "@store/postal-and-address";

/** The error of a postal code, with the messages of the store or of the address form; null if it is valid. */
export function checkPostalCodeText(typed: string, site: Site, messages: Cart["messages"] = {}): string | null {
  const check = checkPostalCode(typed, { country: site });
  if (check.ok) return null;
  const { missingPostalCode, postalCodeValidation } = addressMessages[site];
  if (check.problem === "missing") return messages.missingPostalCode ?? missingPostalCode;
  return fillMessage(messages.postalCodeValidation ?? postalCodeValidation, typed.trim());
}
