import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";

/** What a code takes off an order. */
export interface Promotion {
  code: string;
  description: string;
  kind: "percent" | "amount" | "freeShipping";
  /** A whole number from 1 to 100; null for the other kinds. */
  percent: number | null;
  /** A department or a category; null for everything. */
  categorySlug: string | null;
  /** Whether other combinable codes may stand beside it; if not, it is the only one of its order. */
  isCombinable: boolean;
  usage: "unlimited" | "once" | "oncePerCustomer";
  startsAt: Date;
  /** The first moment at which it no longer holds. */
  endsAt: Date | null;
  /** The sites that take it. */
  sites: Partial<Record<Site, PromotionTerms>>;
}

/** A promotion's amounts in the currency of one site. */
interface PromotionTerms {
  /** Null but for the kind "amount". */
  amountCents: number | null;
  /** What the lines it covers must come to before any discount. */
  minimumSubtotalCents: number;
}

/** A line as promotions see it. */
export interface LineToDiscount {
  lineId: string;
  /** Quantity times unit price, before any discount. */
  totalCents: number;
  /** Its category and its department. */
  categorySlugs: readonly string[];
  isDonation: boolean;
  isGiftCard: boolean;
  /** Whether it travels as a parcel, which free delivery is about; a line that is picked up does not. */
  isParcel: boolean;
}

/** A promo code as rows have it, of what a shopper typed or pasted. */
export function toPromoCode(typed: string): string {
  return typed.normalize("NFKC").replace(/\s/g, "").toUpperCase();
}

/**
 * Whether a promotion is about a line. Nothing is ever taken off a donation or off a gift card, which is money itself;
 * a promotion for a category covers what lies in it, and one for delivery what travels as a parcel.
 */
export function coversLine({ kind, categorySlug }: Promotion, line: LineToDiscount): boolean {
  if (line.isDonation || line.isGiftCard) return false;
  if (categorySlug !== null && !line.categorySlugs.includes(categorySlug)) return false;
  return kind !== "freeShipping" || line.isParcel;
}

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
