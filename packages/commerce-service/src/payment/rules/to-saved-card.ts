import { cardTypes } from "@store/card-validation";
import type { SavedCard } from "@store/contract/payment";
import type { BasketChoices } from "../../basket/basket.ts";
import type { SavedCardRecord } from "../../basket/basket-context.ts";
import { isCardUsable } from "./is-card-usable.ts";

/** How many cards an account may keep [PAY-45, PAY-46]. */
export const savedCardLimit = 5;

/** A card of the account as the shopper sees it [PAY-04]; `verifiedCardIds` are those whose code was looked at for this order. */
export function toSavedCard(
  card: SavedCardRecord,
  { verifiedCardIds = [] }: Pick<BasketChoices, "verifiedCardIds">,
  now: Date,
): SavedCard {
  const isVerificationApplied = verifiedCardIds.includes(card.cardId);
  return {
    id: card.cardId,
    cardInfo: {
      type: card.type,
      lastFour: card.lastFour,
      expMonth: card.expMonth,
      expYear: card.expYear,
      verifyCreditCard: cardTypes[card.type].hasSecurityCode && !isVerificationApplied,
      isVerificationApplied,
      adyenCardData: null,
    },
    isExpired: !isCardUsable(card, now),
  };
}
