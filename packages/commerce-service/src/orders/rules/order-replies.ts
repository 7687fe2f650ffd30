import type { OrderResult } from "@store/contract/orders";
import type { LineTerms, OrderSummary } from "@store/contract/shared";
import type { BasketState, CheckoutStep } from "../../basket/rules/basket-state.ts";
import type { MissingApproval } from "../../basket/rules/wallet-approval.ts";
import { stepNotReady } from "../../checkout/rules/step-not-ready.ts";
import { confirmationPath } from "../../views/confirmation-path.ts";

const cartPath = "/checkout/cart";

/** The order exists; a repeated submission of the same basket gets this, too. */
export function toPlacedReply(orderId: string): OrderResult {
  return { isSuccess: true, message: "", redirectUrl: confirmationPath(orderId), orderId };
}

/** The processor has not responded; the client polls with the key, and nothing is charged twice. */
export function toConfirmingReply(attemptKey: string): OrderResult {
  return { isSuccess: false, message: "", redirectUrl: null, errorCode: "Confirming", attemptKey };
}

/** Another submission is running; without a key if its attempt is not known yet. */
export function inProgressReply(attemptKey?: string): OrderResult {
  const reply = { isSuccess: false, message: "", redirectUrl: null, errorCode: "InProgress" };
  return attemptKey === undefined ? reply : { ...reply, attemptKey };
}

/** More is due than was shown: nothing is charged until the shopper has confirmed the new total. */
export function totalChangedReply(orderSummary: OrderSummary): OrderResult {
  return { isSuccess: false, message: "", redirectUrl: null, errorCode: "TotalChanged", orderSummary };
}

/** The basket differs from the one that was shown: nothing is charged until the shopper has seen it. */
export function basketChangedReply(orderSummary: OrderSummary): OrderResult {
  const message = "Your order has changed since this page was shown. Please review it; nothing was charged.";
  return { isSuccess: false, message, redirectUrl: null, errorCode: "BasketChanged", orderSummary };
}

/**
 * The order would arrive later than shown, since the cut-off has passed: nothing is charged until the shopper has seen
 * it.
 */
export function promiseChangedReply(orderSummary: OrderSummary): OrderResult {
  const message = "Your order now arrives on other days than this page said. Please review it; nothing was charged.";
  return { isSuccess: false, message, redirectUrl: null, errorCode: "BasketChanged", orderSummary };
}

/** The terms of lines changed, or are new, since they were added: nothing is charged until they are accepted. */
export function termsNotAcceptedReply(terms: LineTerms[]): OrderResult {
  const names = [...new Set(terms.map(({ name }) => name))].join(", ");
  const message = `Please accept the terms of ${names} to place your order. Nothing was charged.`;
  return { isSuccess: false, message, redirectUrl: null, errorCode: "TermsNotAccepted", terms };
}

/** Less is wanted of some gifts: nothing is charged until the buyer has been told, once. */
export function giftsBoughtReply(reasons: readonly string[], orderSummary: OrderSummary): OrderResult {
  const message = `${reasons.join(" ")} Nothing was charged.`;
  return { isSuccess: false, message, redirectUrl: null, errorCode: "BasketChanged", orderSummary };
}

/** The selected wallet needs its sheet to be confirmed with the order. */
export const walletUnconfirmedReply: OrderResult = {
  isSuccess: false,
  message: "Confirm the payment in your wallet to place the order, or pay another way.",
  redirectUrl: "/checkout/paymentandbilling",
  errorCode: "StepNotReady",
};

/** The holder of the wallet agreed to less than is due, or too long ago: nothing is charged until they are asked again. */
export function walletApprovalNeededReply(missing: MissingApproval, due: string): OrderResult {
  const why =
    missing === "amount"
      ? `Your order is ${due} now, which is more than you approved in your wallet.`
      : "You approved this payment in your wallet more than three hours ago.";
  return {
    isSuccess: false,
    message: `${why} Please approve it again, or pay another way. Nothing was charged.`,
    redirectUrl: "/checkout/paymentandbilling",
    errorCode: "WalletApprovalNeeded",
  };
}

/** The wallet's own billing contact is no complete address of the site: the shopper types one. */
export const billingAddressNeededReply: OrderResult = {
  isSuccess: false,
  message: "The billing address of your wallet cannot be used here. Please enter it; nothing was charged.",
  redirectUrl: "/checkout/paymentandbilling",
  errorCode: "BillingAddressNeeded",
};

export const notAvailableReply: OrderResult = {
  isSuccess: false,
  message: "Some items in your cart can no longer be ordered. Please review your cart; nothing was charged.",
  redirectUrl: cartPath,
  errorCode: "NotAvailable",
};

/** The amount of a gift card, tender code or certificate is no longer available. */
export const tenderUnavailableReply: OrderResult = {
  isSuccess: false,
  message:
    "A gift card, code or certificate can no longer pay its part of this order. Please review your payment; nothing was charged.",
  redirectUrl: "/checkout/paymentandbilling",
  errorCode: "TenderGone",
};

/** A code is no longer valid, with the message of its reason. */
export function invalidPromoCodeReply(errorCode: string, promoErrorMessage: string | null): OrderResult {
  return { isSuccess: false, message: "InvalidPromoCode", redirectUrl: null, errorCode, promoErrorMessage };
}

/** The appointment was booked by another order. */
export const tripUnavailableReply: OrderResult = {
  isSuccess: false,
  message: "TripBookingFailed",
  redirectUrl: "/checkout/shippingandgiftoptions",
  errorCode: "TripGone",
};

export const noCheckoutReply: OrderResult = {
  isSuccess: false,
  message: "You have no checkout open. Go to your cart and choose Checkout.",
  redirectUrl: cartPath,
  errorCode: "StepNotReady",
};

/** The review was not reached, or its data is incomplete since. */
export function tooEarlyReply(reachedStep: CheckoutStep, recipients: BasketState["recipients"]): OrderResult {
  return stepNotReady(reachedStep, recipients);
}
