/** A promo code as rows have it, of what a shopper typed or pasted. */
export function toPromoCode(typed: string): string {
  return typed.normalize("NFKC").replace(/\s/g, "").toUpperCase();
}
