import { callsUnder, withToken } from "../operation.ts";
import { promoErrorCodes } from "../shared/index.ts";
import { latestOrderReply, orderAttempt, orderReply, orderResult } from "./replies.ts";
import type { orderRequests } from "./requests.ts";

const checkoutCall = /* @__PURE__ */ callsUnder<typeof orderRequests>("/ReactCheckout/", withToken);
const confirmationCall = /* @__PURE__ */ callsUnder<typeof orderRequests>("/checkout/confirmation/");

const placing = {
  reply: orderResult,
  errorCodes: [
    "TotalChanged",
    "BasketChanged",
    "Confirming",
    "TermsNotAccepted",
    "WalletApprovalNeeded",
    "BillingAddressNeeded",
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

export const placeOrder = /* @__PURE__ */ checkoutCall("placeOrder", placing);
export const placeApplePayOrder = /* @__PURE__ */ checkoutCall("placeApplePayOrder", placing);
export const placeApplePayOrderFromPayment = /* @__PURE__ */ checkoutCall("placeApplePayOrderFromPayment", placing);
/** The outcome of an order attempt whose response did not arrive. */
export const getOrderAttempt = /* @__PURE__ */ checkoutCall("getOrderAttempt", { method: "GET", reply: orderAttempt });
/** The confirmation of an order, for the session that placed it. */
export const getOrder = /* @__PURE__ */ confirmationCall("getOrder", {
  method: "GET",
  reply: orderReply,
  errorCodes: ["OrderNotFound"],
});
/** An order for whoever holds its link, which ends; it says nothing of how it was billed. */
export const getLinkedOrder = /* @__PURE__ */ confirmationCall("getLinkedOrder", {
  method: "GET",
  reply: orderReply,
  errorCodes: ["OrderNotFound"],
});
/** The order that this session or account placed last. */
export const getLatestOrder = /* @__PURE__ */ confirmationCall("getLatestOrder", {
  method: "GET",
  reply: latestOrderReply,
});
