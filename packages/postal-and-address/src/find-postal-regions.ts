import { checkPartialPostalCode } from "./check-partial-postal-code.ts";
import type { PostalCodeOptions } from "./check-postal-code.ts";
import { postalAreas } from "./postal-areas.ts";

/**
 * The states or provinces a postal code may lie in, the likeliest first; nearly always one. Of a Canadian code the first
 * half is enough. Empty when the code is not well formed or begins as no code in use does.
 *
 * @example findPostalRegions("60614", { country: "US" }) // ["IL"]
 */
export function findPostalRegions(postalCode: string, { country }: PostalCodeOptions): readonly string[] {
  const check = checkPartialPostalCode(postalCode, { country });
  let found: readonly string[] = [];
  if (check.ok) {
    for (const line of postalAreas[country].split("\n")) {
      const [start = "", ...regions] = line.split(" ");
      if (start > check.value) break;
      found = regions;
    }
  }
  return found;
}
