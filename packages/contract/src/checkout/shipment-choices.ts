import * as z from "zod/mini";
import { text } from "../shared/index.ts";

export const baggingOption = z.enum(["none", "giftBag", "giftBox"]);
export type BaggingOption = z.infer<typeof baggingOption>;

/** Who picks an order up at the store. */
export const pickupContact = z.strictObject({
  firstName: text(80),
  lastName: text(80),
  email: text(254),
  phone: text(40),
});
export type PickupContact = z.infer<typeof pickupContact>;

/** What a shopper chooses for the part of an order that is picked up. */
export const pickupOptions = {
  giftReceiptOption: z.boolean(),
  baggingOption,
  pickupContact: z.nullable(pickupContact),
};

/** What a shopper chooses for a gift; `giftWrap` names the wrapping, null is none. */
export const giftOptions = {
  isGift: z.boolean(),
  giftWrap: z.nullable(text(40)),
  giftMessage: z.nullable(z.string().check(z.maxLength(240))),
};

/** Where news of a delivery or a pickup goes. */
export const notifyOptions = {
  email: z.nullable(text(254)),
  phone: z.nullable(text(40)),
  isTextSelected: z.boolean(),
};
const notifyShape = z.object(notifyOptions);
export type NotifyOptions = z.infer<typeof notifyShape>;
const giftShape = z.object(giftOptions);
export type GiftOptions = z.infer<typeof giftShape>;
const pickupShape = z.object(pickupOptions);
export type PickupOptions = z.infer<typeof pickupShape>;
