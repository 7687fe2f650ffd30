import type { CardType } from "./card-type.ts";

/** What is known of one card type: one row of `cardTypes`. */
export interface CardRule {
  readonly type: CardType;
  /** Leading digits that mean this type, `"34"`, or a row of them, `"51-55"`. Empty for types that only configuration or a saved card can name. */
  readonly prefixes: readonly string[];
  /** Digits a complete number may have, shortest first. */
  readonly lengths: readonly number[];
  /** Digits per printed group. */
  readonly groups: readonly number[];
  readonly securityCodeLength: 3 | 4;
  /** False for store cards that carry no date: the form hides the field and sends "0". */
  readonly hasExpiry: boolean;
  /** False for store cards that carry no code: the form hides the field and sends an empty text. */
  readonly hasSecurityCode: boolean;
  /** Whether the last digit is a Luhn check digit that `luhn` may test. Never true for store cards. */
  readonly hasCheckDigit: boolean;
}
