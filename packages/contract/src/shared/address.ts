import * as z from "zod/mini";
import { id, text } from "./base.ts";

/**
 * What an address of the checkout may hold, in characters: lines as long as carriers print them, names as long as people
 * have them. (The 20 and 30 of the swatch form are that form's own.)
 */
export const addressLimits = { name: 40, line: 35 } as const;

const addressFields = {
  addressId: z.optional(id),
  firstName: text(80),
  lastName: text(80),
  address1: text(120),
  address2: z.optional(text(120)),
  address3: z.optional(text(120)),
  city: text(80),
  state: text(40),
  postalCode: text(20),
  country: z.string().check(z.regex(/^[A-Z]{3}$/)),
  dayPhone: text(40),
  emailAddress: z.optional(text(254)),
};

/** A person's address as it is sent. The lengths are only a roof over the body's size; what a field may hold is judged by the service. */
export const address = z.strictObject(addressFields);
export type Address = z.infer<typeof address>;

/** The same address as it is answered: a newer service may say more of it. */
export const savedAddress = z.object(addressFields);

/** A city, state and code that belong together. */
export const suggestion = z.object({
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  address1: z.optional(z.string()),
});
export type Suggestion = z.infer<typeof suggestion>;
