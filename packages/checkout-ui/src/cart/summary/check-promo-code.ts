/** What is wrong with a typed promo code before it is sent; null when nothing is. */
export function checkPromoCode(typed: string): string | null {
  return typed.trim() === "" ? "Please enter a promo code." : null;
}
