import type { CardRule } from "./card-rule.ts";
import type { CardType } from "./card-type.ts";

const groupsOfFour = [4, 4, 4, 4, 3] as const;

// What most cards share; a row below names only where it differs, besides its type.
const sixteenDigits = {
  prefixes: [],
  lengths: [16],
  groups: groupsOfFour,
  securityCodeLength: 3,
  hasExpiry: true,
  hasSecurityCode: true,
  hasCheckDigit: true,
} as const;

const storeCard = { ...sixteenDigits, hasExpiry: false, hasSecurityCode: false, hasCheckDigit: false } as const;

const americanExpress: CardRule = {
  ...sixteenDigits,
  type: "AmericanExpress",
  prefixes: ["34", "37"],
  lengths: [15],
  groups: [4, 6, 5],
  securityCodeLength: 4,
};

const discover: CardRule = {
  ...sixteenDigits,
  type: "Discover",
  prefixes: ["60", "64", "65", "622", "810", "811", "812", "813", "814", "815", "816", "817"],
};

const masterCard: CardRule = {
  ...sixteenDigits,
  type: "MasterCard",
  prefixes: ["51", "52", "53", "54", "55", "22", "23", "24", "25", "26", "27"],
};

const visa: CardRule = { ...sixteenDigits, type: "Visa", prefixes: ["4"], lengths: [13, 16, 19] };

/** The types a number can show by its network prefix. */
export const networkCards: readonly CardRule[] = [visa, masterCard, americanExpress, discover];

/**
 * Every card type with its prefixes, lengths, printed groups, security code length and what the card carries
 * (PAY-08, PAY-30 to PAY-34, PAY-42). The prefixes are those of the storefront's rules, wider in places than the
 * networks' own (AMB-075).
 */
export const cardTypes: Readonly<Record<CardType, CardRule>> = {
  Visa: visa,
  MasterCard: masterCard,
  AmericanExpress: americanExpress,
  Discover: discover,
  DinersClub: { ...sixteenDigits, type: "DinersClub" },
  PLCCSynchrony: { ...storeCard, type: "PLCCSynchrony" },
  CoBrandMasterCard: { ...sixteenDigits, type: "CoBrandMasterCard" },
  Imprint: { ...sixteenDigits, type: "Imprint", hasCheckDigit: false },
  // Some UnionPay issuers do not end their numbers in a check digit.
  Cup: { ...sixteenDigits, type: "Cup", hasCheckDigit: false },
  Jcb: { ...sixteenDigits, type: "Jcb" },
  Proprietary: { ...storeCard, type: "Proprietary" },
  // Until the prefix decides, a number may grow to the longest there is.
  Unspecified: { ...sixteenDigits, type: "Unspecified", lengths: [19], hasCheckDigit: false },
};
