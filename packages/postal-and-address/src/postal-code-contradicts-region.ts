import type { PostalCodeOptions } from "./check-postal-code.ts";
import { findPostalRegions } from "./find-postal-regions.ts";

/**
 * Whether a postal code surely lies in another state or province than the one given. Never true of a region not chosen
 * yet, nor of a code that is not well formed or begins as no known code does: a new code turns no customer away.
 *
 * @example postalCodeContradictsRegion("60614", "NY", { country: "US" }) // true: 60614 lies in Illinois
 */
export function postalCodeContradictsRegion(postalCode: string, region: string, options: PostalCodeOptions): boolean {
  const regions = findPostalRegions(postalCode, options);
  const code = region.trim().toUpperCase();
  return code !== "" && regions.length > 0 && !regions.includes(code);
}
