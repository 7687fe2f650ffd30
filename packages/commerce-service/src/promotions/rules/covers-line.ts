import type { LineToDiscount, Promotion } from "./promotion.ts";

/**
 * Whether a promotion is about a line. Nothing is ever taken off a donation or off a gift card, which is money itself;
 * a promotion for a category covers what lies in it, and one for delivery what travels as a parcel.
 */
export function coversLine({ kind, categorySlug }: Promotion, line: LineToDiscount): boolean {
  if (line.isDonation || line.isGiftCard) return false;
  if (categorySlug !== null && !line.categorySlugs.includes(categorySlug)) return false;
  return kind !== "freeShipping" || line.isParcel;
}
