import * as z from "zod/mini";

/** A place that the beginning of an address may mean. */
export const place = z.object({
  address1: z.optional(z.string()),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
});
export type Place = z.infer<typeof place>;
