/**
 * The card types checkout knows. A number is typed as a network card by its prefix; the store's own
 * types (`PLCCSynchrony`, `CoBrandMasterCard`, `Imprint`, `Proprietary`) come from configured `CardBin`s only, and
 * `DinersClub`, `Cup` and `Jcb` are met on saved cards. `Unspecified` means the prefix has not decided.
 */
export type CardType =
  | "Visa"
  | "MasterCard"
  | "AmericanExpress"
  | "Discover"
  | "DinersClub"
  | "PLCCSynchrony"
  | "CoBrandMasterCard"
  | "Imprint"
  | "Cup"
  | "Jcb"
  | "Proprietary"
  | "Unspecified";

/** What is known of one card type: one row of `cardTypes`. */
export interface CardRule {
  readonly type: CardType;
  /**
   * Leading digits that mean this type, `"34"`, or a row of them, `"51-55"`. Empty for types that only configuration or
   * a saved card can name.
   */
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

/** What a number and its security code are checked by: the part of a `CardRule` that the checks need. */
export interface CardTraits extends Pick<CardRule, "lengths" | "groups" | "hasCheckDigit"> {
  /** Digits of the security code; 0 for a store card, which carries neither code nor date. */
  readonly codeDigits: 0 | 3 | 4;
}

const usualCard: CardTraits = { lengths: [16], groups: [4, 4, 4, 4, 3], codeDigits: 3, hasCheckDigit: true };

// The number of a store card follows no network's formula.
const storeCard: Partial<CardTraits> = { codeDigits: 0, hasCheckDigit: false };

// Where a type differs from the usual card.
const differences: Readonly<Partial<Record<CardType, Partial<CardTraits>>>> = {
  Visa: { lengths: [13, 16, 19] },
  AmericanExpress: { lengths: [15], groups: [4, 6, 5], codeDigits: 4 },
  PLCCSynchrony: storeCard,
  Proprietary: storeCard,
  Imprint: { hasCheckDigit: false },
  // Some UnionPay issuers do not end their numbers in a check digit.
  Cup: { hasCheckDigit: false },
  // Until the prefix decides, a number may grow to the longest there is.
  Unspecified: { lengths: [19], hasCheckDigit: false },
};

/** What is known of a card type. */
export function traitsOf(type: CardType): CardTraits {
  return { ...usualCard, ...differences[type] };
}

/** Digits of the security code of a card type, which is also its field's maximum: 4 for Amex, else 3. */
export function securityCodeLength(type: CardType): 3 | 4 {
  return traitsOf(type).codeDigits || 3;
}
