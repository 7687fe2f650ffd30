import { type CardRangeOptions, networkRanges } from "./card-range.ts";
import type { CardType } from "./card-type.ts";
import { findRule, growTree, type RangeRule, type RangeTree, treeOf, undecided } from "./range-tree.ts";

/** The rule of a number with which no card starts. */
export const unknown: RangeRule = /* @__PURE__ */ { ...undecided };

// Kept apart from the callers' trees, since every keystroke needs it; grown when first needed.
let networkTree: RangeTree | undefined;

/** The rule that governs a number in any typed shape, the store's before the networks'. */
export function matchRule(input: string, { bins, networks }: CardRangeOptions): RangeRule {
  const own = bins && findRule(input, treeOf(bins));
  if (own && own !== undecided) return own;
  networkTree ??= growTree(networkRanges);
  return findRule(input, networks ? treeOf(networks) : networkTree) ?? own ?? unknown;
}

/**
 * The type of a card number, complete or not, in any typed shape. Answers `Unspecified` until the prefix decides.
 *
 * @example detectCardType("34") // "AmericanExpress"
 */
export function detectCardType(input: string, options: CardRangeOptions = {}): CardType {
  return matchRule(input, options).type;
}
