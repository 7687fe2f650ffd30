import * as z from "zod/mini";

/** An address in a reply; a newer service may add keys. */
export const savedAddress = z.object({
  addressId: z.optional(z.string()),
  /** What is shown instead of an address that its givers must not see: that of a gift registry, whose fields are empty. */
  label: z.optional(z.string()),
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
