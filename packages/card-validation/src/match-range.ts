import type { CardRange, CardRangeOptions } from "./card-range.ts";
import { cardTypes } from "./card-types.ts";
import { findRange, undecided } from "./find-range.ts";
import { growTree, treeOf } from "./range-tree.ts";

const networkTree = /* @__PURE__ */ growTree(
  /* @__PURE__ */ Object.values(cardTypes).flatMap(({ type, prefixes }) =>
    prefixes.map((prefix) => ({ prefix, type })),
  ),
);

/**
 * The range that governs a number in any typed shape, the store's before the networks': `undecided` while more digits
 * decide, nothing when no card starts with these.
 */
export function matchRange(input: string, { bins, networks }: CardRangeOptions): CardRange | undefined {
  const own = bins && findRange(input, treeOf(bins));
  if (own && own !== undecided) return own;
  return findRange(input, networks ? treeOf(networks) : networkTree) ?? own;
}
