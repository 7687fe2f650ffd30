import type { Address, Site, Suggestion } from "@store/contract/shared";
import { findPostalRegions } from "./find-postal-regions.ts";

/** What the shopper may have meant when the postal code does not lie in the state or province; empty when it does. */
export function suggestAddresses({ city, state, postalCode }: Address, site: Site): Suggestion[] {
  const regions = findPostalRegions(postalCode, site);
  // A prefix that is not in use says nothing about the state.
  if (regions.length === 0 || regions.includes(state)) return [];
  return regions.map((region) => ({ city, state: region, zipCode: postalCode }));
}
