import * as z from "zod/mini";
import { paymentData } from "../payment/model.ts";
import { address, base, cartLine, cents, id, orderSummary, serviceLevelCode, shippingInfo } from "../shared/index.ts";

/** Lines that travel together: one carrier, one service level. */
export const shipment = z.object({
  id,
  lineItems: z.array(cartLine),
  availableServiceLevels: z.array(
    z.object({ level: serviceLevelCode, label: z.string(), charge: cents, estimate: z.string() }),
  ),
  selectedServiceLevel: serviceLevelCode,
});
export type Shipment = z.infer<typeof shipment>;

export const recipient = z.object({ id, address: z.nullable(address), shipments: z.array(shipment) });
export type Recipient = z.infer<typeof recipient>;

/** How far the checkout has come: 1 shipping, 2 shipping and gift options, 3 payment, 4 review. */
export const reachedStep = z.literal([1, 2, 3, 4]);

export const checkoutModel = z.object({
  basketId: id,
  version: z.int(),
  reachedStep,
  shippingOptions: z.object({ recipients: z.array(recipient) }),
  /** Lines that nobody carries, such as a donation: they belong to no shipment. */
  otherLines: z.array(cartLine),
  accountInfo: z.object({
    isLoggedIn: z.boolean(),
    email: z.nullable(z.string()),
    shippingAddresses: z.array(address),
  }),
  billingAddress: z.nullable(address),
  shippingInfo,
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
