import type { CardRule } from "./card-rule.ts";
import type { CardType } from "./card-type.ts";

const usualCard: Omit<CardRule, "type"> = {
  prefixes: [],
  lengths: [16],
  groups: [4, 4, 4, 4, 3],
  securityCodeLength: 3,
  hasExpiry: true,
  hasSecurityCode: true,
  hasCheckDigit: true,
};

// A store card carries neither date nor code (PAY-27, AMB-074), and its number follows no network's formula.
const storeCard: Partial<CardRule> = { hasExpiry: false, hasSecurityCode: false, hasCheckDigit: false };

// Where each type differs from the usual card.
const differences: Readonly<Record<CardType, Partial<CardRule>>> = {
  Visa: { prefixes: ["4"], lengths: [13, 16, 19] },
  MasterCard: { prefixes: ["51-55", "22-27"] },
  AmericanExpress: { prefixes: ["34", "37"], lengths: [15], groups: [4, 6, 5], securityCodeLength: 4 },
  Discover: { prefixes: ["60", "64-65", "622", "810-817"] },
  DinersClub: {},
  PLCCSynchrony: storeCard,
  CoBrandMasterCard: {},
  Imprint: { hasCheckDigit: false },
  // Some UnionPay issuers do not end their numbers in a check digit.
  Cup: { hasCheckDigit: false },
  Jcb: {},
  Proprietary: storeCard,
  // Until the prefix decides, a number may grow to the longest there is (AMB-076).
  Unspecified: { lengths: [19], hasCheckDigit: false },
};

/**
 * Every card type with its prefixes, lengths, printed groups, security code length and what the card carries
 * (PAY-08, PAY-30 to PAY-34, PAY-42). The prefixes are those of the storefront's rules, wider in places than the
 * networks' own (AMB-075); `exactNetworkRanges` has the latter.
 */
export const cardTypes = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(differences).map(([type, difference]) => [
    type,
    { type, ...usualCard, ...difference },
  ]),
) as Readonly<Record<CardType, CardRule>>;
