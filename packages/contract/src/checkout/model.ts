import * as z from "zod/mini";
import { paymentData } from "../payment/model.ts";
import { base, cartLine, orderSummary, savedAddress, shippingInfo, shipTo } from "../shared/index.ts";
import { recipient } from "./recipient.ts";
import { notifyOptions } from "./shipment-choices.ts";

export * from "./recipient.ts";
export type { BaggingOption, GiftOptions, NotifyOptions, PickupContact, PickupOptions } from "./shipment-choices.ts";

/** How far the checkout has come: 1 shipping, 2 shipping and gift options, 3 payment, 4 review. */
export const reachedStep = z.literal([1, 2, 3, 4]);

export const checkoutModel = z.object({
  basketId: z.string(),
  version: z.int(),
  reachedStep,
  shippingOptions: z.object({ recipients: z.array(recipient) }),
  /** Lines that nobody carries, such as a donation: they belong to no shipment. */
  otherLines: z.array(cartLine),
  pickupNotificationOptions: z.object(notifyOptions),
  notificationOptions: z.object(notifyOptions),
  accountInfo: z.object({
    isLoggedIn: z.boolean(),
    email: z.nullable(z.string()),
    isTaxExemptEligible: z.boolean(),
    shippingAddresses: z.array(savedAddress),
  }),
  billingAddress: z.nullable(savedAddress),
  shippingInfo,
  shipTo: z.optional(shipTo),
  paymentData,
  orderSummary,
  requestVerificationToken: z.string(),
});
export type CheckoutModel = z.infer<typeof checkoutModel>;

export const checkoutResult = z.object({
  ...base,
  redirectUrl: z.optional(z.nullable(z.string())),
  orderSummary: z.optional(orderSummary),
  checkout: z.optional(checkoutModel),
});
export type CheckoutResult = z.infer<typeof checkoutResult>;

/** What a change answers that moves lines between recipients. */
export const recipientsReply = z.object({ ...checkoutResult.shape, recipientList: z.optional(z.array(recipient)) });
export type RecipientsReply = z.infer<typeof recipientsReply>;
