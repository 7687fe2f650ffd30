import type { CheckoutModel } from "@store/contract/checkout";
import type { AppliedCard, SavedCard } from "@store/contract/payment";
import { listAccountCards } from "./account-cards.ts";
import type { RememberedPair } from "./card-memory.ts";
import { type AppliedWallet, findWallet } from "./find-wallet.ts";

/** What the payment step requests for a card. */
export type CardMode =
  /** Nothing is due. */
  | { readonly kind: "none" }
  /** The applied wallet pays. */
  | { readonly kind: "wallet"; readonly wallet: AppliedWallet }
  /** The applied cards pay: one, or two that share the amount due. */
  | { readonly kind: "applied"; readonly cards: readonly AppliedCard[] }
  /** The applied card pays after its security code was typed again. */
  | { readonly kind: "code"; readonly card: AppliedCard }
  /** A saved card pays, after its security code was typed if it is required. */
  | { readonly kind: "saved"; readonly card: SavedCard }
  /** Two refused cards share the order again after their codes were typed. */
  | { readonly kind: "pair"; readonly cards: RememberedPair["cards"] }
  /** A new card is typed; `instead` names the one that can still be used. */
  | { readonly kind: "new"; readonly instead: Pick<AppliedCard, "lastFour"> | null };

/** The shopper's selection instead of the default. */
export interface CardChoice {
  /** True for a card instead of the applied wallet, false for the wallet; by default what the rest of the choice says. */
  readonly usesCard?: boolean | undefined;
  readonly isNew: boolean;
  /** A saved card. */
  readonly savedId: string | null;
  /** Two cards of this page, selected before a decline. */
  readonly pair?: RememberedPair | null;
}

/** No selection: the step uses its default. */
export const proposedChoice: CardChoice = { isNew: false, savedId: null };

/** The mode for the applied cards and the saved cards: known data is not requested again. */
export function getCardMode(model: CheckoutModel | null, { usesCard, isNew, savedId, pair }: CardChoice): CardMode {
  if (model?.paymentData.isPaymentNeeded === false) return { kind: "none" };
  const wallet = model && findWallet(model);
  if (wallet && !(usesCard ?? (isNew || savedId))) return { kind: "wallet", wallet };
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
