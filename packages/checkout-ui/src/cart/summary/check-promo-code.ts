/** The error of a typed promo code before it is sent; null if it is valid. */
export function checkPromoCode(typed: string): string | null {
  return typed.trim() === "" ? "Please enter a promo code." : null;
}
