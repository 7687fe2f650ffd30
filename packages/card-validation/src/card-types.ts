import { networkRanges } from "./card-range.ts";
import { type CardRule, type CardType, securityCodeLength, traitsOf } from "./card-type.ts";

/** Names that replace the default ones, usually of the two brand-specific types and of a shop's own. */
export type CardTypeLabels<Own extends string = never> = Readonly<Partial<Record<CardType | Own, string>>>;

const neutralLabels: Readonly<Record<CardType, string>> = {
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
 * credit card and the co-brand card. A type of the shop's own shows by its name if it has no label.
 *
 * @example displayCardType("PLCCSynchrony", { PLCCSynchrony: "Linden & Loam CC" }) // "Linden & Loam CC"
 */
export function displayCardType<Own extends string = never>(
  type: CardType | Own,
  labels?: CardTypeLabels<Own>,
): string {
  return labels?.[type] ?? neutralLabels[type as CardType] ?? type;
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
    prefixes: networkRanges.find((range) => range.type === type)?.prefix.split(",") ?? [],
    securityCodeLength: securityCodeLength(type),
    hasExpiry: codeDigits > 0,
    hasSecurityCode: codeDigits > 0,
  };
}
