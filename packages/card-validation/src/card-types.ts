import { networkRanges } from "./card-range.ts";
import { type CardRule, type CardType, securityCodeLength, traitsOf } from "./card-type.ts";

/** Names that replace the default ones, usually of the two brand-specific types. */
export type CardTypeLabels = Readonly<Partial<Record<CardType, string>>>;

export const neutralLabels: Readonly<Record<CardType, string>> = {
  Visa: "Visa",
  MasterCard: "MasterCard",
  AmericanExpress: "American Express",
  Discover: "Discover",
  DinersClub: "Discover",
  PLCCSynchrony: "CC",
  CoBrandMasterCard: "MC",
  Imprint: "Imprint",
  Cup: "Discover",
  Jcb: "Discover",
  Proprietary: "Store Card",
  Unspecified: "Card",
};

/**
 * The display name of a card type. DinersClub, Cup and Jcb show as Discover; a brand passes its own names of the store
 * credit card and the co-brand card.
 *
 * @example displayCardType("PLCCSynchrony", { PLCCSynchrony: "Linden & Loam CC" }) // "Linden & Loam CC"
 */
export function displayCardType(type: CardType, labels: CardTypeLabels = {}): string {
  return labels[type] ?? neutralLabels[type];
}

/**
 * Every card type with its prefixes, lengths, groups, security code length and whether it has a date and a code. The
 * prefixes are the default ones, in places wider than the networks' own; `exactNetworkRanges` has the latter.
 */
export const cardTypes = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ (Object.keys(neutralLabels) as CardType[]).map((type) => [type, toRule(type)]),
) as Readonly<Record<CardType, CardRule>>;

function toRule(type: CardType): CardRule {
  const { codeDigits, ...traits } = traitsOf(type);
  return {
    type,
    ...traits,
    prefixes: networkRanges.filter((range) => range.type === type).map(({ prefix }) => prefix),
    securityCodeLength: securityCodeLength(type),
    hasExpiry: codeDigits > 0,
    hasSecurityCode: codeDigits > 0,
  };
}
