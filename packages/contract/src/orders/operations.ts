import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { cardTypeName } from "../payment/model.ts";
import { base, cents, id, orderSummary, savedAddress } from "../shared/index.ts";
import type { PlaceApplePayOrder, PlaceApplePayOrderFromPayment, PlaceOrder } from "./requests.ts";
import { orderRoutes as routes } from "./routes.ts";

/** `message` holds what went wrong as a code of the specification, or is empty. */
export const orderResult = z.object({
  ...base,
  message: z.string(),
  redirectUrl: z.nullable(z.string()),
  orderId: z.optional(id),
  attemptKey: z.optional(z.string()),
  orderSummary: z.optional(orderSummary),
  paymentErrorHtml: z.optional(z.string()),
});
export type OrderResult = z.infer<typeof orderResult>;

export const orderAttempt = z.object({
  ...base,
  status: z.enum(["none", "inProgress", "placed", "failed", "confirming"]),
  redirectUrl: z.optional(z.nullable(z.string())),
});
export type OrderAttempt = z.infer<typeof orderAttempt>;

export const orderLine = z.object({
  sku: z.string(),
  title: z.string(),
  imagePath: z.string(),
  navigateUrl: z.string(),
  optionText: z.optional(z.string()),
  personalizationText: z.optional(z.string()),
  quantity: z.int(),
  unitPrice: cents,
  total: cents,
  tax: cents,
});

export type OrderLine = z.infer<typeof orderLine>;

/** What paid a part of an order; `type` names the brand of a card, and is null for everything else. */
export const orderPayment = z.object({
  kind: z.enum([
    "card",
    "applePay",
    "payPal",
    "venmo",
    "visaCheckout",
    "masterpass",
    "giftCard",
    "tenderCode",
    "certificate",
  ]),
  type: z.nullable(cardTypeName),
  lastFour: z.string(),
  amount: cents,
});
export type OrderPayment = z.infer<typeof orderPayment>;

/** An order as its buyer sees it: a snapshot, whatever the catalog says today. */
export const order = z.object({
  orderId: id,
  orderNumber: z.string(),
  placedAt: z.string(),
  email: z.string(),
  shippingAddress: z.nullable(savedAddress),
  billingAddress: z.nullable(savedAddress),
  shipments: z.array(
    z.object({ label: z.string(), estimate: z.string(), charge: cents, lineItems: z.array(orderLine) }),
  ),
  otherLines: z.array(orderLine),
  payments: z.array(orderPayment),
  orderSummary,
});
export type Order = z.infer<typeof order>;

const placing = {
  reply: orderResult,
  errorCodes: [
    "TotalChanged",
    "BasketChanged",
    "Confirming",
    "CardDeclined",
    "CardCodeMismatch",
    "VerificationRequired",
    "NotAvailable",
    "GiftCardEmpty",
    "CertificateUsed",
    "PromoUsed",
    "TripBookingFailed",
    "StepNotReady",
    "PaymentUnavailable",
  ],
};

export const orderOperations = {
  placeOrder: operation<PlaceOrder>()({ ...routes.placeOrder, ...placing }),
  placeApplePayOrder: operation<PlaceApplePayOrder>()({ ...routes.placeApplePayOrder, ...placing }),
  placeApplePayOrderFromPayment: operation<PlaceApplePayOrderFromPayment>()({
    ...routes.placeApplePayOrderFromPayment,
    ...placing,
  }),
  /** What became of an attempt whose answer did not arrive. */
  getOrderAttempt: operation<{ key: string }>()({ ...routes.getOrderAttempt, reply: orderAttempt }),
  /** The confirmation of an order, for the session that placed it. */
  getOrder: operation<{ orderId: string }>()({
    ...routes.getOrder,
    reply: z.object({ ...base, order: z.optional(order) }),
    errorCodes: ["OrderNotFound"],
  }),
};
