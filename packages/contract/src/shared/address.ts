import * as z from "zod/mini";

/**
 * What an address of the checkout may hold, in characters: lines as long as carriers print them, names as long as people
 * have them. (The 20 and 30 of the swatch form are that form's own.)
 */
export const addressLimits = { name: 40, line: 35 } as const;

/** A person's address as it is answered: a newer service may say more of it. */
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

/** A city, state and code that belong together. */
export const suggestion = z.object({
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  address1: z.optional(z.string()),
});
export type Suggestion = z.infer<typeof suggestion>;

/** The country that an order goes to: its three letters, as addresses spell it, and its everyday name. */
export const shipTo = z.object({ code: z.string(), name: z.string() });
export type ShipTo = z.infer<typeof shipTo>;
