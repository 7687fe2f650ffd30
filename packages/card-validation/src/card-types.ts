import type { CardRule } from "./card-rule.ts";
import type { CardType } from "./card-type.ts";

// Each call is marked pure so that a bundler drops the table from pages that do not use it.
const visa = /* @__PURE__ */ card("Visa", { prefixes: ["4"], lengths: [13, 16, 19] });
const masterCard = /* @__PURE__ */ card("MasterCard", {
  prefixes: ["51", "52", "53", "54", "55", "22", "23", "24", "25", "26", "27"],
});
const americanExpress = /* @__PURE__ */ card("AmericanExpress", {
  prefixes: ["34", "37"],
  lengths: [15],
  groups: [4, 6, 5],
  securityCodeLength: 4,
});
const discover = /* @__PURE__ */ card("Discover", {
  prefixes: ["60", "64", "65", "622", "810", "811", "812", "813", "814", "815", "816", "817"],
});

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
  DinersClub: /* @__PURE__ */ card("DinersClub"),
  PLCCSynchrony: /* @__PURE__ */ storeCard("PLCCSynchrony"),
  CoBrandMasterCard: /* @__PURE__ */ card("CoBrandMasterCard"),
  Imprint: /* @__PURE__ */ card("Imprint", { hasCheckDigit: false }),
  // Some UnionPay issuers do not end their numbers in a check digit.
  Cup: /* @__PURE__ */ card("Cup", { hasCheckDigit: false }),
  Jcb: /* @__PURE__ */ card("Jcb"),
  Proprietary: /* @__PURE__ */ storeCard("Proprietary"),
  // Until the prefix decides, a number may grow to the longest there is (AMB-076).
  Unspecified: /* @__PURE__ */ card("Unspecified", { lengths: [19], hasCheckDigit: false }),
};

/** A row of the table: what most cards share, and where this one differs. */
function card(type: CardType, differences: Partial<CardRule> = {}): CardRule {
  return {
    type,
    prefixes: [],
    lengths: [16],
    groups: [4, 4, 4, 4, 3],
    securityCodeLength: 3,
    hasExpiry: true,
    hasSecurityCode: true,
    hasCheckDigit: true,
    ...differences,
  };
}

/** A store card carries neither date nor code (PAY-27, AMB-074), and its number follows no network's formula. */
function storeCard(type: CardType): CardRule {
  return card(type, { hasExpiry: false, hasSecurityCode: false, hasCheckDigit: false });
}
