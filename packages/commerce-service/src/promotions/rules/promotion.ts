import type { Site } from "@store/contract/shared";

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
export interface PromotionTerms {
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
