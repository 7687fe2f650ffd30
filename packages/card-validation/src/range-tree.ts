import type { CardRange } from "./card-range.ts";
import { type CardTraits, traitsOf } from "./card-traits.ts";
import type { CardType } from "./card-type.ts";
import { rowPrefixes } from "./row-prefixes.ts";

/** A range with all that its numbers are judged by. */
export interface RangeRule extends CardTraits {
  readonly type: CardType;
  readonly isReissued?: boolean;
}

/** Rules by their leading digits: a branch for each next digit, and the rule whose prefix ends here. */
export interface RangeTree {
  readonly next: RangeTree[];
  rule?: RangeRule;
}

const grownTrees = /* @__PURE__ */ new WeakMap<readonly CardRange[], RangeTree>();

/**
 * The tree of a list, grown at its first use: a look-up then costs the length of a prefix, however long the list. The
 * narrowest range wins, whatever the order; a row counts as the fewest prefixes that cover it. Of two with the same
 * prefix the later one stands.
 */
export function treeOf(ranges: readonly CardRange[]): RangeTree {
  const tree = grownTrees.get(ranges) ?? growTree(ranges);
  grownTrees.set(ranges, tree);
  return tree;
}

// Digits, or the first and the last of a row of them.
const prefixShape = /^(\d+)(?:-(\d+))?$/;

/** Grows the tree of a list; a malformed prefix finds nothing. */
export function growTree(ranges: readonly CardRange[]): RangeTree {
  const tree: RangeTree = { next: [] };
  for (const range of ranges) {
    const [, first = "", last = first] = prefixShape.exec(range.prefix) ?? [];
    if (first.length !== last.length || first > last) continue;
    const traits = traitsOf(range.type);
    const rule = { ...traits, ...range, lengths: range.lengths ?? traits.lengths };
    for (const prefix of rowPrefixes(first, last)) {
      let branch = tree;
      for (const digit of prefix) branch = branch.next[Number(digit)] ??= { next: [] };
      branch.rule = rule;
    }
  }
  return tree;
}
