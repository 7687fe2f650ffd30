import type { Address } from "./address.ts";

/**
 * The maximum lengths of an address in the checkout, in characters: lines as carriers print them, and long names. (The
 * swatch form has its own limits, 20 and 30.)
 */
export const addressLimits = { name: 40, line: 35 } as const;

const compared = [
  "label",
  "firstName",
  "lastName",
  "address1",
  "address2",
  "address3",
  "city",
  "state",
  "postalCode",
  "dayPhone",
] as const satisfies readonly (keyof Address)[];

/**
 * Whether two addresses are equal regardless of their ids: an empty field equals a missing one, and a missing country
 * equals the other's. The e-mail address is compared only with `email`.
 */
export function isSameAddress(
  one: Partial<Address> | null,
  other: Partial<Address> | null,
  { email = false }: { email?: boolean } = {},
): boolean {
  if (one === null || other === null) return one === other;
  const isSame = (field: keyof Address) => (one[field] ?? "") === (other[field] ?? "");
  const isSameCountry = one.country === undefined || other.country === undefined || one.country === other.country;
  return isSameCountry && compared.every(isSame) && (!email || isSame("emailAddress"));
}
