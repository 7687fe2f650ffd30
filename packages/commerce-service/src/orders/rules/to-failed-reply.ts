import { cardTypes, displayCardType } from "@store/card-validation";
import type { OrderResult } from "@store/contract/orders";
import type { OrderAttemptRow } from "../../database/schema.ts";

/** The reply of a payment that certainly failed: nothing was charged and another card may be entered. */
export function toFailedReply(
  failure: NonNullable<OrderAttemptRow["failure"]>,
  cards: OrderAttemptRow["cards"],
): OrderResult {
  const { errorCode, text } = failures[failure];
  const [card] = cards;
  // Only the processor knows which of two cards was refused; the message fits both.
  const isOneCard = cards.length === 1 && card?.type != null;
  const mayReenter = mayReenterCode(failure, cards);
  const name = isOneCard && card?.type ? `${displayCardType(card.type)} ending in ${card.lastFour}` : "payment";
  return {
    isSuccess: false,
    message: "AuthorizationFailure",
    errorCode,
    redirectUrl: null,
    paymentErrorHtml: `<p>${text(name, mayReenter)}</p>`,
  };
}

/** Whether the one card of an attempt may pay after its security code is typed again. */
export function mayReenterCode(
  failure: NonNullable<OrderAttemptRow["failure"]>,
  cards: OrderAttemptRow["cards"],
): boolean {
  const isOfCode = failure === "codeMismatch" || failure === "verificationRequired";
  const [card] = cards;
  const hasCode = card?.kind === "card" && card.type !== null && cardTypes[card.type].hasSecurityCode;
  return isOfCode && cards.length === 1 && hasCode;
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
  verificationRequired: {
    errorCode: "VerificationRequired",
    text: (card: string, mayReenter: boolean) =>
      `Your bank wants to be sure that it is you who pays with your ${card}. Nothing was charged. Please ${mayReenter ? "enter its security code again, or use another card." : "use another card."}`,
  },
  codeMismatch: {
    errorCode: "SecurityCodeMismatch",
    text: (card: string, mayReenter: boolean) =>
      `The security code of your ${card} is not right, and nothing was charged. ${mayReenter ? "Please enter it again, or use another card." : "Please enter your card again."}`,
  },
} as const;
