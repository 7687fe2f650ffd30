/**
 * The card types of the checkout. The prefix of a number determines a network card; the store's own types
 * (`PLCCSynchrony`, `CoBrandMasterCard`, `Imprint`, `Proprietary`) come only from configured ranges, and `DinersClub`,
 * `Cup` and `Jcb` occur on saved cards. `Unspecified` means that the prefix is not decisive yet.
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

/** The properties of one card type: one row of `cardTypes`. */
export interface CardRule {
  readonly type: CardType;
  /**
   * Leading digits of this type, `"34"`, or a range of them, `"51-55"`. Empty for types that only configuration or a
   * saved card can name.
   */
  readonly prefixes: readonly string[];
  /** The digits of a complete number, shortest first. */
  readonly lengths: readonly number[];
  /** Digits per printed group. */
  readonly groups: readonly number[];
  readonly securityCodeLength: 3 | 4;
  /** False for store cards without an expiry date: the form hides the field and sends "0". */
  readonly hasExpiry: boolean;
  /** False for store cards without a security code: the form hides the field and sends an empty string. */
  readonly hasSecurityCode: boolean;
  /** Whether the last digit is a Luhn check digit that `luhn` may test. Never true for store cards. */
  readonly hasCheckDigit: boolean;
}

/** The part of a `CardRule` that the checks of number and security code need. */
export interface CardTraits extends Pick<CardRule, "lengths" | "groups" | "hasCheckDigit"> {
  /** The digits of the security code; 0 for a store card, which has neither code nor date. */
  readonly codeDigits: 0 | 3 | 4;
}

// The number of a store card has no check digit.
const storeCard: Partial<CardTraits> = { hasCheckDigit: false, codeDigits: 0 };

// The differences between a type and the usual card.
const differences: Readonly<Record<string, Partial<CardTraits>>> = {
  Visa: { lengths: [13, 16, 19] },
  AmericanExpress: { lengths: [15], groups: [4, 6, 5], codeDigits: 4 },
  PLCCSynchrony: storeCard,
  Proprietary: storeCard,
  Imprint: { hasCheckDigit: false },
  // Numbers of some UnionPay issuers have no check digit.
  Cup: { hasCheckDigit: false },
  // Until the prefix is decisive, a number may have the maximum length.
  Unspecified: { lengths: [19], hasCheckDigit: false },
};

/** The properties of a card type; those of the usual card for a type that only a shop has. */
export function traitsOf(type: string): CardTraits {
  return { lengths: [16], groups: [4, 4, 4, 4, 3], codeDigits: 3, hasCheckDigit: true, ...differences[type] };
}

/**
 * The digits of the security code of a card type, which is also the maximum length of its field: 4 for Amex, otherwise
 * 3. Of a type that only the shop has, the first of its ranges states them.
 */
export function securityCodeLength<Own extends string = never>(
  type: CardType | Own,
  { bins }: { readonly bins?: ReadonlyArray<OwnCode> | undefined } = {},
): 3 | 4 {
  const range = bins?.find((own) => own.type === type);
  return (range?.codeDigits ?? traitsOf(type).codeDigits) || 3;
}

/** What a range says about its code. */
type OwnCode = Partial<Pick<CardTraits, "codeDigits">> & { readonly type: string };
