import type { Address, Site, Suggestion } from "@store/contract/shared";
import { findPostalRegions } from "@store/postal-and-address";
import { checkMilitaryPlace } from "./check-military-place.ts";
import { fitsCanadianPlace } from "./fits-canadian-place.ts";
import { isSameCity } from "./is-same-city.ts";
import { type PostalPlace, toPlaceCode } from "./postal-place.ts";
import { suggestForAddress } from "./suggest-for-address.ts";
import { toCityKey } from "./to-city-key.ts";

export type PlacedAddress = Pick<Address, "city" | "state" | "postalCode">;

export interface PlaceCheck {
  isValid: boolean;
  /** What may have been meant, the likeliest first; at most five. */
  suggestions: Suggestion[];
}

/** What is known of a typed address. */
export interface PlaceQuestion {
  address: PlacedAddress;
  site: Site;
  /** The states or provinces of its postal code. */
  regions: readonly string[];
  /** The places of its postal code. */
  ofCode: readonly PostalPlace[];
  /** The places of its city's name, in the whole country. */
  ofCity: readonly PostalPlace[];
}

/**
 * Whether city, state and postal code of an address belong together, and what may have been meant otherwise. `places` are
 * those of the code and those of the city's name anywhere in the country; of a code that none is known of only the state
 * is judged.
 */
export function checkAddressPlace(address: PlacedAddress, places: readonly PostalPlace[], site: Site): PlaceCheck {
  const code = toPlaceCode(address.postalCode, site);
  const cityKey = toCityKey(address.city);
  const question: PlaceQuestion = {
    address,
    site,
    regions: findPostalRegions(address.postalCode, { country: site }),
    ofCode: places.filter(({ postalCode }) => postalCode === code),
    ofCity: places.filter(({ city }) => toCityKey(city) === cityKey),
  };
  const military = checkMilitaryPlace(question);
  if (military) return military;
  const isRegionRight = question.regions.length === 0 || question.regions.includes(address.state);
  if (isRegionRight && isCityRight(question)) return { isValid: true, suggestions: [] };
  return { isValid: false, suggestions: suggestForAddress(question) };
}

function isCityRight({ address: { city, state, postalCode }, site, ofCode, ofCity }: PlaceQuestion): boolean {
  if (site === "CA") return fitsCanadianPlace({ state, postalCode }, ofCity);
  if (ofCode.length === 0 || ofCode.some((place) => ofCity.includes(place))) return true;
  // A name that is another city's in that state is no slip.
  const isElsewhere = ofCity.some((place) => place.state === state);
  return !isElsewhere && ofCode.some((place) => isSameCity(place.city, city));
}
