import type { CardTypeName } from "@store/contract/payment";
import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import { formatSitePrice } from "./format-site-price.ts";
import type { CardErrorFlag } from "./payment-refusals.ts";
import type { TenderKind } from "./tender-refusal.ts";

/** The store's rewards cards, which alone can be combined with certificates. */
const rewardsCardTypes: ReadonlySet<CardTypeName> = new Set(["CoBrandMasterCard", "PLCCSynchrony"]);

/** Whether certificates may pay together with this card. */
export function isRewardsCard(type: CardTypeName): boolean {
  return rewardsCardTypes.has(type);
}

/** Whether the shopper may select only rewards cards: as long as a certificate is applied. */
export function isOnlyCbccAllowed(tenders: readonly { kind: string }[]): boolean {
  return tenders.some(({ kind }) => kind === "certificate");
}

/**
 * The error of applying a certificate, given the types of the selected cards: it requires a rewards card, even if
 * nothing is left to pay.
 */
export function findCertificateError(cards: readonly CardTypeName[]): CardErrorFlag | null {
  return cards.length > 0 && cards.every(isRewardsCard) ? null : "cbccNotAppliedError";
}

/** The error of selecting these cards or a wallet, given the applied tenders. */
export function findRestrictionError(
  payment: { cards: readonly CardTypeName[]; isWallet: boolean },
  tenders: readonly { kind: string }[],
): CardErrorFlag | null {
  if (!isOnlyCbccAllowed(tenders)) return null;
  return payment.isWallet || !payment.cards.every(isRewardsCard) ? "hasRewardsRestrictionError" : null;
}

/** The payments of an order that concern rewards. */
interface RewardsPaid {
  tenders: readonly { tender: { kind: TenderKind }; appliedCents: number }[];
  lostCertificateCents: number;
}

interface RewardsSummary {
  /** The amount of this order that certificates pay. */
  rewardsTotalCents: number;
  /** Null as long as no value of a certificate is lost. */
  rewardsExceedOrderTotalMessage: string | null;
}

/** The summary's data about the applied certificates. */
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
