import type { Site } from "@store/contract/shared";
import { addressMessages, checkPostalCode, fillMessage } from "@store/postal-and-address";

export type PostalCodeCheck = { ok: true; postalCode: string } | { ok: false; message: string };

/** A postal code typed in the cart as it is kept, or what is wrong with it in the words of the address form [CART-14, ADDR-07]. */
export function checkCartPostalCode(typed: string, site: Site): PostalCodeCheck {
  const check = checkPostalCode(typed, { country: site });
  if (check.ok) return { ok: true, postalCode: check.value };
  const { missingPostalCode, postalCodeValidation } = addressMessages[site];
  const message = check.problem === "missing" ? missingPostalCode : fillMessage(postalCodeValidation, typed.trim());
  return { ok: false, message };
}
