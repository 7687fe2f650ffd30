import type { CardTypeName } from "@store/contract/payment";
import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import { formatSitePrice } from "../../catalog/rules/format-site-price.ts";
import type { CardErrorFlag } from "../../payment/rules/payment-refusals.ts";
import type { TenderKind } from "../../tenders/rules/tender-refusal.ts";

/** The store's rewards cards, which alone carry certificates. */
const rewardsCardTypes: ReadonlySet<CardTypeName> = new Set(["CoBrandMasterCard", "PLCCSynchrony"]);

/** Whether certificates may be paid beside this card. */
export function isRewardsCard(type: CardTypeName): boolean {
  return rewardsCardTypes.has(type);
}

/** Whether the shopper may choose rewards cards only: as long as a certificate is applied. */
export function isOnlyCbccAllowed(tenders: readonly { kind: string }[]): boolean {
  return tenders.some(({ kind }) => kind === "certificate");
}

/**
 * What is wrong with applying a certificate, given the types of the cards that are chosen: it takes a rewards card, also
 * when nothing is left for it to pay.
 */
export function findCertificateError(cards: readonly CardTypeName[]): CardErrorFlag | null {
  return cards.length > 0 && cards.every(isRewardsCard) ? null : "cbccNotAppliedError";
}

/** What is wrong with choosing these cards or a wallet, given the tenders that are applied. */
export function findRestrictionError(
  payment: { cards: readonly CardTypeName[]; isWallet: boolean },
  tenders: readonly { kind: string }[],
): CardErrorFlag | null {
  if (!isOnlyCbccAllowed(tenders)) return null;
  return payment.isWallet || !payment.cards.every(isRewardsCard) ? "hasRewardsRestrictionError" : null;
}

/** What the tenders of an order pay, as far as rewards go. */
interface RewardsPaid {
  tenders: readonly { tender: { kind: TenderKind }; appliedCents: number }[];
  lostCertificateCents: number;
}

interface RewardsSummary {
  /** What the applied certificates pay of this order. */
  rewardsTotalCents: number;
  /** Null as long as the certificates that pay lose nothing. */
  rewardsExceedOrderTotalMessage: string | null;
}

/** What the summary says of the applied certificates. */
export function summarizeRewards({ tenders, lostCertificateCents }: RewardsPaid, site: Site): RewardsSummary {
  const certificates = tenders.filter(({ tender }) => tender.kind === "certificate");
  return {
    rewardsTotalCents: sumCents(certificates.map(({ appliedCents }) => appliedCents)),
    rewardsExceedOrderTotalMessage:
      lostCertificateCents > 0 ? exceedMessage(formatSitePrice(lostCertificateCents, site)) : null,
  };
}

function exceedMessage(lost: string): string {
  return `Your rewards exceed your order total by ${lost}. A certificate is used whole, so the rest will not be kept.`;
}
