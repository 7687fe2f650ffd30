import type { AppliedCard, CreditCardData, SavedCard } from "@store/contract/payment";

/** A card of the account in a list. */
export interface ListedCard {
  readonly card: SavedCard;
  /** Why it cannot be chosen, for the shopper to read; null where it can, or where certificates alone forbid it. */
  readonly label: "Expired" | "Card already in use." | null;
  readonly isDisabled: boolean;
}

const listMax = 5;
const rewardsCardTypes: ReadonlySet<string> = new Set<AppliedCard["type"]>(["CoBrandMasterCard", "PLCCSynchrony"]);

/**
 * The cards of the account as a list offers them: five at most. An expired card and one that is used already can
 * never be chosen; while a certificate is applied only a rewards card can. `usedIds` are the cards that
 * pay in another place of the same order.
 */
export function listAccountCards(
  { accountCardsInfo, accountCardsInfoLimit, isOnlyCbccAllowed }: CreditCardData,
  usedIds: readonly string[] = [],
): ListedCard[] {
  return accountCardsInfo.slice(0, Math.min(listMax, accountCardsInfoLimit)).map((card) => {
    const isUsed = usedIds.includes(card.id);
    const label = card.isExpired ? "Expired" : isUsed ? "Card already in use." : null;
    const isForbidden = isOnlyCbccAllowed && !rewardsCardTypes.has(card.cardInfo.type);
    return { card, label, isDisabled: label !== null || isForbidden };
  });
}

/** Whether the account may keep one more card. */
export function mayAddCard({ accountCardsInfo, accountCardsInfoLimit }: CreditCardData): boolean {
  return accountCardsInfo.length < accountCardsInfoLimit;
}
