import * as z from "zod/mini";
import type { Address } from "./address.ts";
import { country, id, text } from "./request-values.ts";

/** An address as it is sent. The lengths are only a roof over the body's size; what a field may hold is judged by the service. */
export const address = z.strictObject({
  addressId: z.optional(id),
  firstName: text(80),
  lastName: text(80),
  address1: text(120),
  address2: z.optional(text(120)),
  address3: z.optional(text(120)),
  city: text(80),
  state: text(40),
  postalCode: text(20),
  country,
  dayPhone: text(40),
  emailAddress: z.optional(text(254)),
} satisfies Record<keyof Address, z.ZodMiniType>);
