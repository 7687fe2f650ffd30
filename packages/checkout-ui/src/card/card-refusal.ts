import { cardMessages } from "@store/card-validation";
import type { CardErrors, SavePaymentReply, VerifyErrors } from "@store/contract/payment";

/** The field of a card at which a refusal is shown. */
type RefusedField = "number" | "expiry" | "securityCode";

/** The service's refusal of one card, with a message for one of its fields. */
export interface CardRefusal {
  /** Which of two cards; null if the refusal concerns all. */
  readonly slot: "CardOne" | "CardTwo" | null;
  /** The saved or applied card; null for a typed one. */
  readonly cardId: string | null;
  readonly field: RefusedField;
  readonly message: string;
}

/** The errors of the cards of an order. */
export const cardErrorTexts = {
  hasSessionError: "Your payment session has expired. Please re-enter your card.",
  hasRewardsRestrictionError: "Reward certificates can only be used with your rewards card.",
  hasZeroAmountError: "Please enter an amount for each card.",
  cbccNotAppliedError: "Please use your rewards card to apply certificates.",
  isOldCobrandCardUsed: cardMessages.number.reissued,
} as const satisfies Record<keyof CardErrors, string>;

/** The errors of the security code of a known card. */
const verifyErrorTexts = {
  hasVerifyRequiredError: cardMessages.securityCode.empty,
  hasVerifyInputError: cardMessages.securityCode.malformed,
  hasVerifyFailedError: "We could not verify this card.",
  hasCvvError: cardMessages.securityCode.malformed,
} as const satisfies Record<Exclude<keyof VerifyErrors, "cardId">, string>;

type RefusingReply = Partial<Pick<SavePaymentReply, "cardProblem" | "cardErrors" | "verifyErrors">>;

/**
 * The refusal in a reply, with its card and field: a field of a typed card, a security code, or a flag; null if there
 * is none.
 */
export function findCardRefusal({ cardProblem, cardErrors, verifyErrors }: RefusingReply): CardRefusal | null {
  if (cardProblem) return { cardId: null, slot: cardProblem.slot ?? null, ...pick(cardProblem) };
  const code = findText(verifyErrorTexts, verifyErrors);
  if (code) return { slot: null, cardId: verifyErrors?.cardId ?? null, field: "securityCode", message: code };
  const message = findText(cardErrorTexts, cardErrors);
  return message ? { slot: null, cardId: null, field: "number", message } : null;
}

function pick({ field, message }: NonNullable<SavePaymentReply["cardProblem"]>) {
  return { field, message };
}

function findText<Flag extends string>(
  texts: Readonly<Record<Flag, string>>,
  flags: { readonly [Raised in NoInfer<Flag>]?: boolean | undefined } | undefined,
): string | undefined {
  const raised = (Object.keys(texts) as Flag[]).find((flag) => flags?.[flag]); // exactly the keys of the table
  return raised && texts[raised];
}
