import type { CardRule } from "./card-rule.ts";
import type { CardType } from "./card-type.ts";

/** What a number and its security code are judged by: the part of a `CardRule` that the checks need. */
export interface CardTraits extends Pick<CardRule, "lengths" | "groups" | "hasCheckDigit"> {
  /** Digits of the security code; 0 for a store card, which carries neither code nor date (PAY-27, AMB-074). */
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
  // Until the prefix decides, a number may grow to the longest there is (AMB-076).
  Unspecified: { lengths: [19], hasCheckDigit: false },
};

/** What is known of a card type. */
export function traitsOf(type: CardType): CardTraits {
  return { ...usualCard, ...differences[type] };
}
