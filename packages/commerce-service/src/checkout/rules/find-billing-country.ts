import { countries } from "@store/postal-and-address/countries";

const known: ReadonlySet<string> = new Set(countries().map(({ code }) => code));

/** The country of a billing address, which may be any of the store's list; undefined for an unknown one. */
export function findBillingCountry(country: string): string | undefined {
  const code = country.trim().toUpperCase();
  return known.has(code) ? code : undefined;
}
