import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { cardTypeName } from "../payment/model.ts";
import { address, base, cents, id, orderSummary } from "../shared/index.ts";
import type { PlaceOrder } from "./requests.ts";

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

/** An order as its buyer sees it: a snapshot, whatever the catalog says today. */
export const order = z.object({
  orderId: id,
  orderNumber: z.string(),
  placedAt: z.string(),
  email: z.string(),
  shippingAddress: z.nullable(address),
  billingAddress: z.nullable(address),
  shipments: z.array(
    z.object({ label: z.string(), estimate: z.string(), charge: cents, lineItems: z.array(orderLine) }),
  ),
  otherLines: z.array(orderLine),
  payments: z.array(z.object({ kind: z.literal("card"), type: cardTypeName, lastFour: z.string(), amount: cents })),
  orderSummary,
});
export type Order = z.infer<typeof order>;

export const orderOperations = {
  placeOrder: operation<PlaceOrder>()({
    name: "placeOrder",
    method: "POST",
    path: "/ReactCheckout/PlaceOrder",
    reply: orderResult,
    token: "always",
    errorCodes: ["TotalChanged", "Confirming", "CardDeclined", "NotAvailable", "StepNotReady", "PaymentUnavailable"],
  }),
  getOrderAttempt: operation<{ key: string }>()({
    name: "getOrderAttempt",
    method: "GET",
    path: "/ReactCheckout/GetOrderAttempt",
    reply: orderAttempt,
    token: "always",
  }),
  getOrder: operation<{ orderId: string }>()({
    name: "getOrder",
    method: "GET",
    path: "/checkout/confirmation/GetOrder",
    reply: z.object({ ...base, order: z.optional(order) }),
    errorCodes: ["OrderNotFound"],
  }),
};
