import type { Address, Site, Suggestion } from "@store/contract/shared";
import { findPostalRegions, postalCodeContradictsRegion } from "@store/postal-and-address";

/** What the shopper may have meant when the postal code surely lies in another state or province; empty otherwise. */
export function suggestAddresses({ city, state, postalCode }: Address, site: Site): Suggestion[] {
  const country = { country: site };
  if (!postalCodeContradictsRegion(postalCode, state, country)) return [];
  return findPostalRegions(postalCode, country).map((region) => ({ city, state: region, zipCode: postalCode }));
}
