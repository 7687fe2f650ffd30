import { type CardRangeOptions, networkRanges } from "./card-range.ts";
import type { CardType } from "./card-type.ts";
import { findRule, growTree, type RangeRule, type RangeTree, treeOf, undecided } from "./range-tree.ts";

/** The rule for a number with which no card starts. */
export const unknown: RangeRule = /* @__PURE__ */ { ...undecided };

// Separate from the callers' trees, since every keystroke needs it; built when first needed.
let networkTree: RangeTree | undefined;

/** The rule that applies to a number in any format, the store's before the networks'. */
export function matchRule(input: string, { bins, networks }: CardRangeOptions): RangeRule {
  const own = bins && findRule(input, treeOf(bins));
  if (own && own !== undecided) return own;
  networkTree ??= growTree(networkRanges);
  return findRule(input, networks ? treeOf(networks) : networkTree) ?? own ?? unknown;
}

/**
 * The type of a card number, complete or not, in any format. Returns `Unspecified` until the prefix is decisive.
 *
 * @example detectCardType("34") // "AmericanExpress"
 */
export function detectCardType(input: string, options: CardRangeOptions = {}): CardType {
  return matchRule(input, options).type;
}
