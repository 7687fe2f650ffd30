import type { CardRange } from "./card-range.ts";
import { type CardTraits, traitsOf } from "./card-traits.ts";
import type { CardType } from "./card-type.ts";

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
 * The tree of a list, grown at its first use: a look-up then costs the length of a prefix, however long the list. Of
 * two ranges with the same prefix the later one stands.
 */
export function treeOf(ranges: readonly CardRange[]): RangeTree {
  const tree = grownTrees.get(ranges) ?? growTree(ranges);
  grownTrees.set(ranges, tree);
  return tree;
}

/** Grows the tree of a list; a prefix that is no digits, nor a row of them from low to high, finds nothing. */
export function growTree(ranges: readonly CardRange[]): RangeTree {
  const tree: RangeTree = { next: [] };
  for (const range of ranges) {
    const traits = traitsOf(range.type);
    const rule = { ...traits, ...range, lengths: range.lengths ?? traits.lengths };
    const [first = "", last = first] = range.prefix.match(/\d+/g) ?? [];
    // Counted with a "1" in front, which keeps leading zeros, and as BigInt, since a whole number may be a prefix.
    for (let prefix = BigInt(`1${first}`); prefix <= BigInt(`1${last}`); prefix += 1n) {
      let branch = tree;
      for (const digit of String(prefix).slice(1)) branch = branch.next[Number(digit)] ??= { next: [] };
      branch.rule = rule;
    }
  }
  return tree;
}
