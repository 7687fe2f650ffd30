import { traitsOf } from "./card-traits.ts";
import type { CardType } from "./card-type.ts";

/** Digits of the security code of a card type, which is also its field's maximum: 4 for Amex, else 3 (PAY-42). */
export function securityCodeLength(type: CardType): 3 | 4 {
  return traitsOf(type).codeDigits || 3;
}
