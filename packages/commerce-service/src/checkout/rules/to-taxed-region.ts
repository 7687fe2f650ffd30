import type { Address, Site } from "@store/contract/shared";
import { findPostalRegions } from "@store/postal-and-address";

/**
 * The state or province whose tax an address owes: that of its postal code where the code lies in one only, since parcels
 * follow the code and a typed state would choose the tax; else the typed one.
 */
export function toTaxedRegion({ postalCode, state }: Pick<Address, "postalCode" | "state">, site: Site): string {
  const [region, ...others] = findPostalRegions(postalCode, { country: site });
  return region !== undefined && others.length === 0 ? region : state;
}
