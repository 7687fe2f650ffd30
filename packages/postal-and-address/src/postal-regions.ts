import { checkPartialPostalCode, type PostalCodeOptions, type PostalCountry } from "./check-postal-code.ts";
import { postalAreas } from "./postal-areas.ts";

type Area = readonly [start: string, ...regions: string[]];

const areasRead: Partial<Record<PostalCountry, readonly Area[]>> = {};

/**
 * The states or provinces of a postal code, the most likely first; nearly always one. The first half of a Canadian code
 * is enough. Empty if the code is malformed or starts with an unknown prefix.
 *
 * @example findPostalRegions("60614", { country: "US" }) // ["IL"]
 */
export function findPostalRegions(postalCode: string, { country }: PostalCodeOptions): readonly string[] {
  const check = checkPartialPostalCode(postalCode, { country });
  if (!check.ok) return [];
  areasRead[country] ??= postalAreas[country].split("\n").map(toArea);
  const area = areasRead[country].findLast(
    ([start]) => start <= check.value && (start.length < 5 || start === check.value),
  );
  return area?.slice(1) ?? [];
}

function toArea(line: string): Area {
  const [start = "", ...regions] = line.split(" ");
  return [start, ...regions];
}

/**
 * Whether a postal code is certainly in another state or province. False for a region that is not selected yet, and for
 * a code that is malformed or starts with an unknown prefix, so a new code is never refused.
 *
 * @example postalCodeContradictsRegion("60614", "NY", { country: "US" }) // true: 60614 lies in Illinois
 */
export function postalCodeContradictsRegion(postalCode: string, region: string, options: PostalCodeOptions): boolean {
  const regions = findPostalRegions(postalCode, options);
  const code = region.trim().toUpperCase();
  return code !== "" && regions.length > 0 && !regions.includes(code);
}
