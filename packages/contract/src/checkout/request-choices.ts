import * as z from "zod/mini";
import { text } from "../shared/index.ts";
import type { GiftOptions, NotifyOptions, PickupContact } from "./shipment-choices.ts";
import { pickupOptions as shown } from "./shipment-choices.ts";

// The choices of a shipment as they are sent: with a roof over every length, and nothing beside them.

const pickupContact = z.strictObject({
  firstName: text(80),
  lastName: text(80),
  email: text(254),
  phone: text(40),
} satisfies Record<keyof PickupContact, z.ZodMiniType>);
export const pickupOptions = z.strictObject({ ...shown, pickupContact: z.nullable(pickupContact) });

export const giftOptions = z.strictObject({
  isGift: z.boolean(),
  giftWrap: z.nullable(text(40)),
  giftMessage: z.nullable(z.string().check(z.maxLength(240))),
} satisfies Record<keyof GiftOptions, z.ZodMiniType>);

export const notifyOptions = z.strictObject({
  email: z.nullable(text(254)),
  phone: z.nullable(text(40)),
  isTextSelected: z.boolean(),
} satisfies Record<keyof NotifyOptions, z.ZodMiniType>);
