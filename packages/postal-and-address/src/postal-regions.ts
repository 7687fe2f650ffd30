import { checkPartialPostalCode, type PostalCodeOptions, type PostalCountry } from "./check-postal-code.ts";
import { postalAreas } from "./postal-areas.ts";

type Area = readonly [start: string, ...regions: string[]];

const areasRead: Partial<Record<PostalCountry, readonly Area[]>> = {};

/**
 * The states or provinces a postal code may lie in, the likeliest first; nearly always one. Of a Canadian code the first
 * half is enough. Empty when the code is not well formed or begins as no code in use does.
 *
 * @example findPostalRegions("60614", { country: "US" }) // ["IL"]
 */
export function findPostalRegions(postalCode: string, { country }: PostalCodeOptions): readonly string[] {
  const check = checkPartialPostalCode(postalCode, { country });
  if (!check.ok) return [];
  areasRead[country] ??= postalAreas[country].split("\n").map(toArea);
  const area = areasRead[country].findLast(([start]) => start <= check.value);
  return area?.slice(1) ?? [];
}

function toArea(line: string): Area {
  const [start = "", ...regions] = line.split(" ");
  return [start, ...regions];
}

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
