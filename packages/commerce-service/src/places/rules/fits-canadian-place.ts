import type { PostalPlace } from "./postal-place.ts";

/**
 * Whether a city may lie at a Canadian postal code, as far as the places of the city's name tell. They name quarters of
 * large cities and centres of wide areas, so an unknown name is taken at its word; a known one has to lie in the province
 * and the same postal district, which the code's first letter names.
 */
export function fitsCanadianPlace(
  { state, postalCode }: { state: string; postalCode: string },
  ofCity: readonly PostalPlace[],
): boolean {
  const [district = ""] = postalCode.trim().toUpperCase();
  return ofCity.length === 0 || ofCity.some((place) => place.state === state && place.postalCode.startsWith(district));
}
