import type { Site } from "@store/contract/shared";
import {
  addressMessages,
  checkPostalCode,
  fillMessage,
  findPostalRegions,
  normalizePostalCode,
} from "@store/postal-and-address";

export type PostalCodeCheck = { ok: true; postalCode: string } | { ok: false; message: string };

/**
 * Checks a typed postal code. Returns it in its short form, or the message of the address form. A code without a place is
 * invalid.
 */
export function checkKnownPostalCode(typed: string, site: Site): PostalCodeCheck {
  const check = checkPostalCode(normalizePostalCode(typed, { country: site }), { country: site });
  if (check.ok && findPostalRegions(check.value, { country: site }).length > 0) {
    return { ok: true, postalCode: check.value };
  }
  const { missingPostalCode, postalCodeValidation } = addressMessages[site];
  const message =
    !check.ok && check.problem === "missing" ? missingPostalCode : fillMessage(postalCodeValidation, typed.trim());
  return { ok: false, message };
}
