import * as z from "zod/mini";
import { cents, id, text } from "../shared/index.ts";

/**
 * `adata` is the partner's transaction id, or empty. The other fields are what the shopper saw. They can only cause a
 * refusal and are never trusted: `quotedTotal` is refused when it is too low, `basketId` and `version` name the basket,
 * since versions of the next basket begin anew, and `quotedEstimates` are the delivery estimates of the shipments, in the
 * order of the checkout model.
 */
const placing = {
  adata: text(200),
  quotedTotal: z.optional(cents),
  basketId: z.optional(id),
  version: z.optional(z.int()),
  quotedEstimates: z.optional(z.array(text(200)).check(z.maxLength(200))),
};

/** `quotedDue` is what the sheet asked for, which may be less than is due by now: it can only cause a refusal. */
const applePay = { nonce: text(4000), deviceData: text(4000), quotedDue: z.optional(cents) };

export const placeOrderRequest = z.strictObject(placing);
export type PlaceOrder = z.infer<typeof placeOrderRequest>;
export const placeApplePayOrderRequest = z.strictObject({ ...applePay, ...placing });
export type PlaceApplePayOrder = z.infer<typeof placeApplePayOrderRequest>;

/** Who pays, according to the wallet. */
export const billingContact = z.strictObject({
  givenName: text(80),
  familyName: text(80),
  addressLines: z.array(text(120)).check(z.maxLength(3)),
  locality: text(80),
  administrativeArea: text(40),
  postalCode: text(20),
  countryCode: text(3),
  emailAddress: z.optional(text(254)),
  phoneNumber: z.optional(text(40)),
});
export type BillingContact = z.infer<typeof billingContact>;
export const placeApplePayOrderFromPaymentRequest = z.strictObject({ ...applePay, billingContact, ...placing });
export type PlaceApplePayOrderFromPayment = z.infer<typeof placeApplePayOrderFromPaymentRequest>;

export const orderRequests = {
  placeOrder: placeOrderRequest,
  placeApplePayOrder: placeApplePayOrderRequest,
  placeApplePayOrderFromPayment: placeApplePayOrderFromPaymentRequest,
  getOrderAttempt: z.strictObject({ key: id }),
  getOrder: z.strictObject({ orderId: id }),
  getLinkedOrder: z.strictObject({ token: z.string().check(z.regex(/^[\w.-]{1,200}$/)) }),
  getLatestOrder: z.strictObject({}),
};
