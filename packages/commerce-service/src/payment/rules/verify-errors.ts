import type { VerifyErrors } from "@store/contract/payment";

/** What the shopper is told when nothing is wrong with the codes of saved cards. */
export const noVerifyErrors: VerifyErrors = {
  hasVerifyRequiredError: false,
  hasVerifyInputError: false,
  hasVerifyFailedError: false,
  hasCvvError: false,
  cardId: null,
};

/** What may be wrong with the security code of a saved card, in the words of the form [PAY-07, AMB-083]. */
export const verifyErrorMessages = {
  hasVerifyRequiredError: "Please enter a valid security code.",
  hasVerifyInputError: "The security code you entered is not valid.",
  hasVerifyFailedError: "We could not verify this card.",
  hasCvvError: "The security code you entered is not valid.",
} as const;
export type VerifyErrorFlag = keyof typeof verifyErrorMessages;

/** All flags, of which the one given stands for the card. */
export function toVerifyErrors(raised: VerifyErrorFlag, cardId: string): VerifyErrors {
  return { ...noVerifyErrors, [raised]: true, cardId };
}
