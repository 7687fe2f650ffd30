import { cardTypes, displayCardType } from "@store/card-validation";
import type { OrderResult } from "@store/contract/orders";
import { paymentNames } from "@store/contract/shared";
import type { AttemptFailure, OrderAttemptRow } from "../../database/schema.ts";

/** The reply of a payment that certainly failed: nothing was charged and another one may be chosen. */
export function toFailedReply(failure: AttemptFailure, cards: OrderAttemptRow["cards"]): OrderResult {
  const { errorCode, text, walletText } = failures[failure];
  const [card] = cards;
  // Only the processor knows which of two cards was refused; the message fits both.
  const isOneCard = cards.length === 1 && card?.type != null;
  const mayReenter = mayReenterCode(failure, cards);
  const name = isOneCard && card?.type ? `${displayCardType(card.type)} ending in ${card.lastFour}` : "payment";
  const wallet = card && card.kind !== "card" ? paymentNames[card.kind] : undefined;
  return {
    isSuccess: false,
    message: "AuthorizationFailure",
    errorCode,
    redirectUrl: null,
    paymentErrorHtml: `<p>${wallet ? walletText(wallet) : text(name, mayReenter)}</p>`,
  };
}

/** Whether the one card of an attempt may pay after its security code is typed again. */
export function mayReenterCode(failure: AttemptFailure, cards: OrderAttemptRow["cards"]): boolean {
  const isOfCode = failure === "codeMismatch" || failure === "verificationRequired";
  const [card] = cards;
  const hasCode = card?.kind === "card" && card.type !== null && cardTypes[card.type].hasSecurityCode;
  return isOfCode && cards.length === 1 && hasCode;
}

const declinedText = (card: string) => `Your ${card} was declined, and nothing was charged. Please use another card.`;
const walletDeclinedText = (wallet: string, why = "") =>
  `${wallet} declined the payment${why}, and nothing was charged. Please pay another way.`;
/** A decline for a reason that only a wallet tells. */
const declinedBecause = (why: string) => ({
  errorCode: "CardDeclined",
  text: declinedText,
  walletText: (wallet: string) => walletDeclinedText(wallet, ` because ${why}`),
});

const failures: Readonly<
  Record<
    AttemptFailure,
    {
      errorCode: string;
      text: (card: string, mayReenter: boolean) => string;
      walletText: (wallet: string) => string;
    }
  >
> = {
  declined: { errorCode: "CardDeclined", text: declinedText, walletText: (wallet) => walletDeclinedText(wallet) },
  insufficientFunds: declinedBecause("there is not enough money for it"),
  limitExceeded: declinedBecause("it is over your limit there"),
  expiredCard: declinedBecause("the card behind it has expired"),
  notReceived: {
    errorCode: "PaymentUnavailable",
    text: (card) =>
      `The payment with your ${card} did not go through, and nothing was charged. Please enter your card again.`,
    walletText: (wallet) =>
      `The payment with ${wallet} did not go through, and nothing was charged. Please place your order again, or pay another way.`,
  },
  verificationRequired: {
    errorCode: "VerificationRequired",
    text: (card, mayReenter) =>
      `Your bank wants to be sure that it is you who pays with your ${card}. Nothing was charged. Please ${mayReenter ? "enter its security code again, or use another card." : "use another card."}`,
    walletText: (wallet) => walletDeclinedText(wallet),
  },
  codeMismatch: {
    errorCode: "SecurityCodeMismatch",
    text: (card, mayReenter) =>
      `The security code of your ${card} is not right, and nothing was charged. ${mayReenter ? "Please enter it again, or use another card." : "Please enter your card again."}`,
    walletText: (wallet) => walletDeclinedText(wallet),
  },
};
