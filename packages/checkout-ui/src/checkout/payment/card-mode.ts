import type { CheckoutModel } from "@store/contract/checkout";
import type { AppliedCard, SavedCard } from "@store/contract/payment";
import { listAccountCards } from "./account-cards.ts";
import type { RememberedPair } from "./card-memory.ts";

/** What the payment step asks of a card. */
export type CardMode =
  /** Nothing is left to pay. */
  | { readonly kind: "none" }
  /** What is applied pays: one card, or two that share what is due. */
  | { readonly kind: "applied"; readonly cards: readonly AppliedCard[] }
  /** The applied card pays once its security code was typed again. */
  | { readonly kind: "code"; readonly card: AppliedCard }
  /** A card of the account pays, once its security code was typed where that is asked for. */
  | { readonly kind: "saved"; readonly card: SavedCard }
  /** Two cards that were refused share the order again once their codes were typed. */
  | { readonly kind: "pair"; readonly cards: RememberedPair["cards"] }
  /** A card is typed; `instead` names the one that can still be used. */
  | { readonly kind: "new"; readonly instead: Pick<AppliedCard, "lastFour"> | null };

/** What the shopper chose instead of what the step proposes. */
export interface CardChoice {
  readonly isNew: boolean;
  /** A card of the account. */
  readonly savedId: string | null;
  /** Two cards of this page, chosen before a decline. */
  readonly pair?: RememberedPair | null;
}

/** Nothing chosen: the step proposes. */
export const proposed: CardChoice = { isNew: false, savedId: null };

/** What is asked for with what is applied and what the account has: nothing is typed that is known. */
export function getCardMode(model: CheckoutModel | null, { isNew, savedId, pair }: CardChoice): CardMode {
  if (model?.paymentData.isPaymentNeeded === false) return { kind: "none" };
  const data = model?.paymentData.creditCardData;
  const listed = data ? listAccountCards(data).filter(({ isDisabled }) => !isDisabled) : [];
  const applied = [data?.cardOneInfo, data?.cardTwoInfo].filter((card) => card?.isApplied);
  const [card] = applied.every((one) => one?.isValid) ? applied : [];
  const chosen = listed.find(({ card: { id } }) => id === savedId)?.card;
  const saved = chosen ?? (card ? null : listed[0]?.card);
  if (pair && !card && !isNew && !chosen) return { kind: "pair", cards: pair.cards };
  if (isNew) return { kind: "new", instead: saved?.cardInfo ?? card ?? null };
  if (saved) return { kind: "saved", card: saved };
  if (!card) return { kind: "new", instead: null };
  if (card.verifyCreditCard && !card.isVerificationApplied) return { kind: "code", card };
  return { kind: "applied", cards: applied.filter((one) => one != null) };
}
