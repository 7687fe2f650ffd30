import type { CardRule } from "./card-rule.ts";
import { traitsOf } from "./card-traits.ts";
import type { CardType } from "./card-type.ts";
import { neutralLabels } from "./display-card-type.ts";
import { networkRanges } from "./network-ranges.ts";
import { securityCodeLength } from "./security-code-length.ts";

/**
 * Every card type with its prefixes, lengths, printed groups, security code length and what the card carries
 * (PAY-08, PAY-30 to PAY-34, PAY-42). The prefixes are those of the storefront's rules, wider in places than the
 * networks' own (AMB-075); `exactNetworkRanges` has the latter.
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
