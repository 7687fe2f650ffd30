import type { Site } from "@store/contract/shared";
import { normalizeCode } from "@store/postal-and-address";
import { sumCents } from "@store/price-format";

/** The discount of a code. */
export interface Promotion {
  code: string;
  description: string;
  kind: "percent" | "amount" | "freeShipping";
  /** A whole number from 1 to 100; null for the other kinds. */
  percent: number | null;
  /** A department or a category; null for everything. */
  categorySlug: string | null;
  /** Whether it can be combined with other combinable codes; otherwise it is the only one of its order. */
  isCombinable: boolean;
  usage: "unlimited" | "once" | "oncePerCustomer";
  startsAt: Date;
  /** The first time at which it is no longer valid. */
  endsAt: Date | null;
  /** The sites that accept it. */
  sites: Partial<Record<Site, PromotionTerms>>;
}

/** A promotion's amounts in the currency of one site. */
interface PromotionTerms {
  /** Null except for the kind "amount". */
  amountCents: number | null;
  /** The minimum total of its lines before any discount. */
  minimumSubtotalCents: number;
}

/** A line as promotions evaluate it. */
export interface LineToDiscount {
  lineId: string;
  /** Quantity times unit price, before any discount. */
  totalCents: number;
  /** Its category and its department. */
  categorySlugs: readonly string[];
  isDonation: boolean;
  isGiftCard: boolean;
  /** Whether it ships as a parcel, for free delivery; a line that is picked up does not. */
  isParcel: boolean;
}

/** Normalizes a typed or pasted promo code to its stored form. */
export function toPromoCode(typed: string): string {
  return normalizeCode(typed);
}

/**
 * Whether a promotion covers a line. Donations and gift cards are never discounted; a promotion for a category covers
 * its lines, and one for delivery covers parcels.
 */
export function coversLine({ kind, categorySlug }: Promotion, line: LineToDiscount): boolean {
  if (line.isDonation || line.isGiftCard) return false;
  if (categorySlug !== null && !line.categorySlugs.includes(categorySlug)) return false;
  return kind !== "freeShipping" || line.isParcel;
}

/** The order to which a promotion applies. */
export interface PromotableOrder {
  now: Date;
  site: Site;
  lines: readonly LineToDiscount[];
  /** Codes that may not be used again: by anybody (usage "once"), or by this customer ("oncePerCustomer"). */
  usedCodes: ReadonlySet<string>;
}

/** Why a promotion does not apply to an order; `missingCents` is the amount missing to its minimum. */
export type PromotionRefusal =
  | { errorCode: "PromoNotForSite" | "PromoNotStarted" | "PromoExpired" | "PromoUsed" | "PromoNotApplicable" }
  | { errorCode: "PromoMinimum"; missingCents: number };

export type PromotionDecision =
  | { ok: true; promotion: Promotion; terms: PromotionTerms }
  | { ok: false; promotion: Promotion; refusal: PromotionRefusal };

/**
 * Whether a promotion by itself applies to an order; combining codes is a separate question. Reasons that the shopper
 * cannot change have priority over those that another cart would resolve.
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
