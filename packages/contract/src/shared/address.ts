import * as z from "zod/mini";

/**
 * The maximum lengths of an address in the checkout, in characters: lines as carriers print them, and long names. (The
 * swatch form has its own limits, 20 and 30.)
 */
export const addressLimits = { name: 40, line: 35 } as const;

/** An address in a reply; a newer service may add keys. */
export const savedAddress = z.object({
  addressId: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.optional(z.string()),
  address3: z.optional(z.string()),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  dayPhone: z.string(),
  emailAddress: z.optional(z.string()),
});
export type Address = z.infer<typeof savedAddress>;

const compared = [
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
 * Whether two addresses are one, whatever ids they go by: an empty field equals a missing one, and a country that one of
 * them leaves out is the other's. The e-mail address counts only with `email`.
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

/** A city, state and postal code that match. */
export const suggestion = z.object({
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  address1: z.optional(z.string()),
});
export type Suggestion = z.infer<typeof suggestion>;

/** The country that an order is shipped to: its three-letter code, as in addresses, and its common name. */
export const shipTo = z.object({ code: z.string(), name: z.string() });
export type ShipTo = z.infer<typeof shipTo>;
