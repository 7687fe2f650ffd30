import type { CardTypeName } from "@store/contract/payment";
import type { CardErrorFlag } from "../../tenders/rules/card-errors.ts";

/** The store's rewards cards, which alone carry certificates (AMB-016, AMB-083). */
const rewardsCardTypes: ReadonlySet<CardTypeName> = new Set(["CoBrandMasterCard", "PLCCSynchrony"]);

/** Whether certificates may be paid beside this card. */
export function isRewardsCard(type: CardTypeName): boolean {
  return rewardsCardTypes.has(type);
}

/** Whether the shopper may choose rewards cards only: as long as a certificate is applied [PAY-18]. */
export function isOnlyCbccAllowed(tenders: readonly { kind: string }[]): boolean {
  return tenders.some(({ kind }) => kind === "certificate");
}

/**
 * What is wrong with applying a certificate, given the types of the cards that are chosen: it takes a rewards card, also
 * when nothing is left for it to pay (AMB-083).
 */
export function findCertificateError(cards: readonly CardTypeName[]): CardErrorFlag | null {
  return cards.length > 0 && cards.every(isRewardsCard) ? null : "cbccNotAppliedError";
}

/** What is wrong with choosing these cards or a wallet, given the tenders that are applied (AMB-053). */
export function findRestrictionError(
  payment: { cards: readonly CardTypeName[]; isWallet: boolean },
  tenders: readonly { kind: string }[],
): CardErrorFlag | null {
  if (!isOnlyCbccAllowed(tenders)) return null;
  return payment.isWallet || !payment.cards.every(isRewardsCard) ? "hasRewardsRestrictionError" : null;
}
