import * as z from "zod/mini";
import { cents, currency } from "./base.ts";

/** A code of the order that reduces nothing, with the reason as a sentence. */
const lostPromotion = z.object({ code: z.string(), message: z.string() });
export type LostPromotion = z.infer<typeof lostPromotion>;

/** What the shopper pays, as the service computed it. Every amount is in cents, and `total` is their exact sum. */
export const orderSummary = z.object({
  subtotal: cents,
  shipping: cents,
  surcharge: cents,
  discount: cents,
  tax: cents,
  tendersTotal: cents,
  total: cents,
  amountDue: cents,
  currency,
  isTaxExempt: z.boolean(),
  /** Gift wrap, gift boxes and installation. */
  services: cents,
  /** The codes that reduce the price, in the order in which they were applied. */
  promoCode: z.nullable(z.string()),
  /** The codes that were entered and no longer reduce it; omitted if there are none. */
  lostPromotions: z.optional(z.array(lostPromotion)),
  /** The part of the total that reward certificates pay. */
  rewardsTotal: cents,
  /** Shown if certificates are worth more than the order, since no change is given. */
  rewardsExceedOrderTotalMessage: z.nullable(z.string()),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const shippingInfo = z.object({
  deliveryCharge: cents,
  freeShippingThreshold: z.nullable(cents),
  zipCode: z.nullable(z.string()),
  isCanada: z.boolean(),
  /** The delivery charges for large items, by ship method; omitted if there are none. */
  truckCharges: z.optional(z.object({ localInHome: cents, longDistanceInHome: cents, basicFreight: cents })),
  deliveryDays: z.object({ standard: z.string(), twoDay: z.string(), nextDay: z.string() }),
});
export type ShippingInfo = z.infer<typeof shippingInfo>;
