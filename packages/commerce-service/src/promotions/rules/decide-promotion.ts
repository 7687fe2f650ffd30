import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import type { LineToDiscount, Promotion, PromotionTerms } from "./promotion.ts";
import { coversLine } from "./promotion.ts";

/** The order that a promotion is to be taken off. */
export interface PromotableOrder {
  now: Date;
  site: Site;
  lines: readonly LineToDiscount[];
  /** Codes that may not be used again: by anybody (usage "once"), or by this customer ("oncePerCustomer"). */
  usedCodes: ReadonlySet<string>;
}

/** Why a promotion takes nothing off an order; `missingCents` is what its lines lack of its minimum. */
export type PromotionRefusal =
  | { errorCode: "PromoNotForSite" | "PromoNotStarted" | "PromoExpired" | "PromoUsed" | "PromoNotApplicable" }
  | { errorCode: "PromoMinimum"; missingCents: number };

export type PromotionDecision =
  | { ok: true; promotion: Promotion; terms: PromotionTerms }
  | { ok: false; promotion: Promotion; refusal: PromotionRefusal };

/**
 * Whether a promotion holds for an order as it stands now, by itself; which codes may stand together is another
 * question. What the shopper cannot change is said before what another cart would mend.
 */
export function decidePromotion(
  promotion: Promotion,
  { now, site, lines, usedCodes }: PromotableOrder,
): PromotionDecision {
  const terms = promotion.sites[site];
  if (!terms) return { ok: false, promotion, refusal: { errorCode: "PromoNotForSite" } };

  const { startsAt, endsAt, usage, code } = promotion;
  const covered = lines.filter((line) => coversLine(promotion, line));
  const missingCents = terms.minimumSubtotalCents - sumCents(covered.map(({ totalCents }) => totalCents));
  const refusals: readonly [isRefused: boolean, PromotionRefusal][] = [
    [now < startsAt, { errorCode: "PromoNotStarted" }],
    [endsAt !== null && now >= endsAt, { errorCode: "PromoExpired" }],
    [usage !== "unlimited" && usedCodes.has(code), { errorCode: "PromoUsed" }],
    [covered.length === 0, { errorCode: "PromoNotApplicable" }],
    [missingCents > 0, { errorCode: "PromoMinimum", missingCents }],
  ];
  const refusal = refusals.find(([isRefused]) => isRefused)?.[1];
  return refusal ? { ok: false, promotion, refusal } : { ok: true, promotion, terms };
}
