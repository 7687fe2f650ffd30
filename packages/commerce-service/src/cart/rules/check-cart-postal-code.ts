import type { Site } from "@store/contract/shared";
import { addressMessages, checkPostalCode, fillMessage, findPostalRegions } from "@store/postal-and-address";

export type PostalCodeCheck = { ok: true; postalCode: string; taxRegion: string } | { ok: false; message: string };

/**
 * A postal code typed in the cart as it is kept, with the state or province that taxes it; or what is wrong with it in the
 * words of the address form. One that no place has is none.
 */
export function checkCartPostalCode(typed: string, site: Site): PostalCodeCheck {
  const check = checkPostalCode(typed, { country: site });
  const [taxRegion] = check.ok ? findPostalRegions(check.value, { country: site }) : [];
  if (check.ok && taxRegion !== undefined) return { ok: true, postalCode: check.value, taxRegion };
  const { missingPostalCode, postalCodeValidation } = addressMessages[site];
  const message =
    !check.ok && check.problem === "missing" ? missingPostalCode : fillMessage(postalCodeValidation, typed.trim());
  return { ok: false, message };
}
