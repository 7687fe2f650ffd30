import { operation } from "../operation.ts";
import { promoErrorCodes } from "../shared/index.ts";
import { orderReply } from "./order.ts";
import { orderAttempt, orderResult } from "./replies.ts";
import type { PlaceApplePayOrder, PlaceApplePayOrderFromPayment, PlaceOrder } from "./requests.ts";
import { orderRoutes as routes } from "./routes.ts";

const placing = {
  reply: orderResult,
  errorCodes: [
    "TotalChanged",
    "BasketChanged",
    "Confirming",
    "CardDeclined",
    "SecurityCodeMismatch",
    "VerificationRequired",
    "NotAvailable",
    "TenderGone",
    "TripGone",
    "StepNotReady",
    "WalletRefused",
    "WalletNotOffered",
    "PaymentUnavailable",
    ...promoErrorCodes,
  ],
};

export const placeOrder = /* @__PURE__ */ operation<PlaceOrder>()(routes, "placeOrder", placing);
export const placeApplePayOrder = /* @__PURE__ */ operation<PlaceApplePayOrder>()(
  routes,
  "placeApplePayOrder",
  placing,
);
export const placeApplePayOrderFromPayment = /* @__PURE__ */ operation<PlaceApplePayOrderFromPayment>()(
  routes,
  "placeApplePayOrderFromPayment",
  placing,
);
/** What became of an attempt whose answer did not arrive. */
export const getOrderAttempt = /* @__PURE__ */ operation<{ key: string }>()(routes, "getOrderAttempt", {
  reply: orderAttempt,
});
/** The confirmation of an order, for the session that placed it. */
export const getOrder = /* @__PURE__ */ operation<{ orderId: string }>()(routes, "getOrder", {
  reply: orderReply,
  errorCodes: ["OrderNotFound"],
});
