import * as z from "zod/mini";

export const baggingOption = z.enum(["none", "giftBag", "giftBox"]);
export type BaggingOption = z.infer<typeof baggingOption>;

/** Who picks an order up at the store. */
export const pickupContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
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
  giftWrap: z.nullable(z.string()),
  giftMessage: z.nullable(z.string()),
};

/** Where news of a delivery or a pickup goes. */
export const notifyOptions = {
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isTextSelected: z.boolean(),
};
const notifyShape = z.object(notifyOptions);
export type NotifyOptions = z.infer<typeof notifyShape>;
const giftShape = z.object(giftOptions);
export type GiftOptions = z.infer<typeof giftShape>;
const pickupShape = z.object(pickupOptions);
export type PickupOptions = z.infer<typeof pickupShape>;
