import { typedCodeLimits } from "@store/contract/shared";
import { toTooLongText } from "@store/postal-and-address";

/** The error of a typed promo code before it is sent; null if it is valid. */
export function checkPromoCode(typed: string): string | null {
  const { length } = typed.trim();
  if (length === 0) return "Please enter a promo code.";
  return length > typedCodeLimits.promo ? toTooLongText(typedCodeLimits.promo) : null;
}
