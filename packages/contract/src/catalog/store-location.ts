import * as z from "zod/mini";

/** A store one can walk into. */
export const storeLocation = z.object({
  locationId: z.string(),
  name: z.string(),
  address: z.object({
    address1: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  phone: z.string(),
  hours: z.array(z.string()),
  /** What the store offers beyond its shelves. */
  services: z.optional(z.array(z.string())),
  /** From the postal code that was asked for. */
  distanceMiles: z.optional(z.number()),
});
export type StoreLocation = z.infer<typeof storeLocation>;

export const storesReply = z.object({ stores: z.array(storeLocation) });
