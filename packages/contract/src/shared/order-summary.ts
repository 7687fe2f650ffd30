import * as z from "zod/mini";
import { cents, currency } from "./base.ts";

/** What the shopper pays, as the service computed it; every amount in cents, `total` their exact sum. */
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
  /** The codes that take something off, in the order in which they came. */
  promoCode: z.nullable(z.string()),
  /** What reward certificates pay of the total. */
  rewardsTotal: cents,
  /** Said where certificates are worth more than the order, since no change is given. */
  rewardsExceedOrderTotalMessage: z.nullable(z.string()),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const shippingInfo = z.object({
  deliveryCharge: cents,
  freeShippingThreshold: z.nullable(cents),
  zipCode: z.nullable(z.string()),
  isCanada: z.boolean(),
  /** What a truck costs, by the way of delivery; left out where none goes. */
  truckCharges: z.optional(z.object({ localInHome: cents, longDistanceInHome: cents, basicFreight: cents })),
  deliveryDays: z.object({ standard: z.string(), twoDay: z.string(), nextDay: z.string() }),
});
export type ShippingInfo = z.infer<typeof shippingInfo>;
