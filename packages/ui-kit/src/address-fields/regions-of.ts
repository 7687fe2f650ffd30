import { canadianProvinces, type PostalCountry, type Region, usStates } from "@store/postal-and-address";

/** The states or provinces an address form offers. */
export function regionsOf(country: PostalCountry): readonly Region[] {
  return country === "US" ? usStates() : canadianProvinces();
}
