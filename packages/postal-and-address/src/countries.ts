import { allCountries } from "./all-countries.ts";
import type { PostalCountry } from "./postal-country.ts";
import type { Region } from "./region.ts";

export type { PostalCountry } from "./postal-country.ts";
export type { Region } from "./region.ts";

// A site does not offer its neighbour, which has a site of its own.
const neighbours: Readonly<Record<PostalCountry, string>> = { US: "CAN", CA: "USA" };

export interface CountriesOptions {
  /** The site whose form shows the list; the whole list when absent. */
  readonly site?: PostalCountry | undefined;
}

/**
 * The countries a site's address form offers, with three-letter codes, by name (ADDR-03, AMB-195): all but Canada on
 * the US site and all but the United States on the Canada site (ADDR-04).
 */
export function countries({ site }: CountriesOptions = {}): readonly Region[] {
  return site ? allCountries().filter(({ code }) => code !== neighbours[site]) : allCountries();
}
