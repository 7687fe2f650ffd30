import type { AppliedCard, CreditCardData, SavedCard } from "@store/contract/payment";

/** A saved card in a list. */
export interface ListedCard {
  readonly card: SavedCard;
  /** Why it cannot be selected, as text; null if it can, or if only certificates forbid it. */
  readonly label: "Expired" | "Card already in use." | null;
  readonly isDisabled: boolean;
}

const listMax = 5;
const rewardsCardTypes: ReadonlySet<string> = new Set<AppliedCard["type"]>(["CoBrandMasterCard", "PLCCSynchrony"]);

/**
 * The saved cards that a list offers: at most five. An expired card and one that already pays can never be selected;
 * while a certificate is applied, only a rewards card can. `usedIds` are the cards that pay another part of the order.
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

/** Whether the account may save one more card. */
export function mayAddCard({ accountCardsInfo, accountCardsInfoLimit }: CreditCardData): boolean {
  return accountCardsInfo.length < accountCardsInfoLimit;
}
