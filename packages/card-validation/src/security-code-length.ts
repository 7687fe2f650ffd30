import type { CardType } from "./card-type.ts";
import { cardTypes } from "./card-types.ts";

/** Digits of the security code of a card type, which is also its field's maximum: 4 for Amex, else 3 (PAY-42). */
export function securityCodeLength(type: CardType): 3 | 4 {
  return cardTypes[type].securityCodeLength;
}
