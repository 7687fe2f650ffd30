import { type CardRangeOptions, networkRanges } from "./card-range.ts";
import type { CardType } from "./card-type.ts";
import { findRule, growTree, type RangeRule, type RangeTree, treeOf, undecided } from "./range-tree.ts";

/** The rule for a number with which no card starts. */
export const unknown: RangeRule = /* @__PURE__ */ { ...undecided };

// Separate from the callers' trees, since every keystroke needs it; built when first needed.
let defaultTree: RangeTree | undefined;

/**
 * The rule that applies to a number in any format, the store's before the networks'. `atEnd` gets the branches of its
 * last digit, in the trees that more digits are looked up in.
 */
export function matchRule(
  input: string,
  { bins, networks }: CardRangeOptions<string>,
  atEnd?: (branch: RangeTree) => void,
): RangeRule {
  const own = bins && findRule(input, treeOf(bins), atEnd);
  if (own && own !== undecided) return own;
  defaultTree ??= growTree(networkRanges);
  return findRule(input, networks ? treeOf(networks) : defaultTree, atEnd) ?? own ?? unknown;
}

/**
 * The type of a card number, complete or not, in any format. Returns `Unspecified` until the prefix is decisive.
 *
 * @example detectCardType("34") // "AmericanExpress"
 */
export function detectCardType<Own extends string = never>(
  input: string,
  options: CardRangeOptions<Own> = {},
): CardType | Own {
  return matchRule(input, options).type as CardType | Own;
}

/**
 * The types that a number has or can get with more digits: one when its digits are decisive, none if no card starts with
 * them. Its length is not checked.
 *
 * @example cardTypeCandidates("5") // ["MasterCard"]
 * @example cardTypeCandidates("62", { networks: exactNetworkRanges }) // ["Cup", "Discover"]
 */
export function cardTypeCandidates<Own extends string = never>(
  input: string,
  options: CardRangeOptions<Own> = {},
): Array<CardType | Own> {
  const types = candidateRules(input, options).map(({ type }) => type as CardType | Own);
  return [...new Set(types)].filter((type) => type !== "Unspecified");
}

/** The rules that apply to a number or can apply with more digits, `undecided` among them. */
export function candidateRules(input: string, options: CardRangeOptions<string>): RangeRule[] {
  const rules: RangeRule[] = [];
  const collect = (number: string, { next }: RangeTree): void => {
    next.forEach((branch, digit) => {
      rules.push(matchRule(number + digit, options));
      collect(number + digit, branch);
    });
  };
  rules.push(matchRule(input, options, (branch) => collect(input, branch)));
  return rules;
}
