import type { VerifyErrors } from "@store/contract/payment";

/** Refusals before the processor is called, or by the processor. */
export const paymentRefusals = {
  missing: { isSuccess: false, message: "Please enter a card to pay with.", errorCode: "CardMissing" },
  notFound: {
    isSuccess: false,
    message: "We could not find this card in your account. Reload the page and choose again.",
    errorCode: "CardNotFound",
  },
  expired: {
    isSuccess: false,
    message: "This card has expired. Please use another card.",
    errorCode: "CardRefused",
  },
  inUse: { isSuccess: false, message: "Card already in use.", errorCode: "CardRefused" },
  refused: {
    isSuccess: false,
    message: "This card cannot be used here. Please check its details or use another card.",
    errorCode: "CardRefused",
  },
  unavailable: {
    isSuccess: false,
    message: "We cannot reach our payment service right now. Nothing was charged. Please try again in a moment.",
    errorCode: "PaymentUnavailable",
  },
} as const;

/** The reply without an error of a saved card's code. */
export const noVerifyErrors: VerifyErrors = {
  hasVerifyRequiredError: false,
  hasVerifyInputError: false,
  hasVerifyFailedError: false,
  hasCvvError: false,
  cardId: null,
};

/** The errors of a saved card's security code, with the messages of the form. */
export const verifyErrorMessages = {
  hasVerifyRequiredError: "Please enter a valid security code.",
  hasVerifyInputError: "The security code you entered is not valid.",
  hasVerifyFailedError: "We could not verify this card.",
  hasCvvError: "The security code you entered is not valid.",
} as const;
export type VerifyErrorFlag = keyof typeof verifyErrorMessages;

/** All flags, with the given one set for the card. */
export function toVerifyErrors(raised: VerifyErrorFlag, cardId: string): VerifyErrors {
  return { ...noVerifyErrors, [raised]: true, cardId };
}

/** The errors of the selected cards, with the messages of the form. */
export const cardErrorMessages = {
  hasRewardsRestrictionError: "Reward certificates can only be used with your rewards card.",
  hasSessionError: "Your payment session has expired. Please re-enter your card.",
  hasZeroAmountError: "Please enter an amount for each card.",
  cbccNotAppliedError: "Please use your rewards card to apply certificates.",
} as const;

export type CardErrorFlag = keyof typeof cardErrorMessages;

/** All flags, with the given one set. */
export function toCardErrors(raised: CardErrorFlag | null): Record<CardErrorFlag, boolean> {
  return {
    hasRewardsRestrictionError: raised === "hasRewardsRestrictionError",
    hasSessionError: raised === "hasSessionError",
    hasZeroAmountError: raised === "hasZeroAmountError",
    cbccNotAppliedError: raised === "cbccNotAppliedError",
  };
}
