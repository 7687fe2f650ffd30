import { displayCardType } from "@store/card-validation";
import type { OrderResult } from "@store/contract/orders";
import type { OrderSummary } from "@store/contract/shared";
import type { CheckoutStep } from "../../checkout/rules/checkout-steps.ts";
import { stepNotReady } from "../../checkout/rules/step-not-ready.ts";
import type { OrderAttemptRow } from "../../database/schema.ts";

const cartPath = "/checkout/cart";

/** The order stands; asking again for the same basket answers this too. */
export function placedReply(orderId: string): OrderResult {
  return { isSuccess: true, message: "", redirectUrl: confirmationPath(orderId), orderId };
}

function confirmationPath(orderId: string): string {
  return `/checkout/confirmation?orderId=${orderId}`;
}

/** Not paid, and known not to be: nothing was charged and another card may be entered [CHK-33]. */
export function failedReply(
  failure: NonNullable<OrderAttemptRow["failure"]>,
  card: OrderAttemptRow["card"],
): OrderResult {
  const { errorCode, text } = failures[failure];
  const name = card === null ? "card" : `${displayCardType(card.type)} ending in ${card.lastFour}`;
  return {
    isSuccess: false,
    message: "AuthorizationFailure",
    errorCode,
    redirectUrl: null,
    paymentErrorHtml: `<p>${text(name)}</p>`,
  };
}

const failures = {
  declined: {
    errorCode: "CardDeclined",
    text: (card: string) => `Your ${card} was declined, and nothing was charged. Please use another card.`,
  },
  notReceived: {
    errorCode: "PaymentUnavailable",
    text: (card: string) =>
      `The payment with your ${card} did not go through, and nothing was charged. Please enter your card again.`,
  },
} as const;

/** The processor has not said yet; the client asks again with the key, and nothing is charged twice [AMB-124]. */
export function confirmingReply(attemptKey: string): OrderResult {
  return { isSuccess: false, message: "", redirectUrl: null, errorCode: "Confirming", attemptKey };
}

/** Another press is at it. */
export function inProgressReply(attemptKey: string): OrderResult {
  return { isSuccess: false, message: "", redirectUrl: null, errorCode: "InProgress", attemptKey };
}

/** More is due than the shopper was shown: nothing is charged until they have said yes to the new total. */
export function totalChangedReply(orderSummary: OrderSummary): OrderResult {
  return { isSuccess: false, message: "", redirectUrl: null, errorCode: "TotalChanged", orderSummary };
}

export const notAvailableReply: OrderResult = {
  isSuccess: false,
  message: "Some items in your cart can no longer be ordered. Please review your cart; nothing was charged.",
  redirectUrl: cartPath,
  errorCode: "NotAvailable",
};

export const noCheckoutReply: OrderResult = {
  isSuccess: false,
  message: "You have no checkout open. Go to your cart and choose Checkout.",
  redirectUrl: cartPath,
  errorCode: "StepNotReady",
};

/** The review was not reached, or something it needs is gone since. */
export function tooEarlyReply(reachedStep: CheckoutStep): OrderResult {
  return stepNotReady(reachedStep);
}
