import type { CardRange } from "./card-range.ts";

/** Ranges by their leading digits: a branch for each next digit, and the range whose prefix ends here. */
export interface RangeTree {
  readonly next: RangeTree[];
  range?: CardRange;
}

/** Grows the tree in which a look-up costs the length of a prefix, however many ranges there are. */
export function growTree(ranges: readonly CardRange[]): RangeTree {
  const tree: RangeTree = { next: [] };
  for (const range of ranges) {
    const [first = "", last = first] = range.prefix.split("-");
    for (let prefix = Number(first); prefix <= Number(last); prefix += 1) {
      let branch = tree;
      for (const digit of String(prefix).padStart(first.length, "0")) {
        branch = branch.next[Number(digit)] ??= { next: [] };
      }
      branch.range = range;
    }
  }
  return tree;
}

const grownTrees = /* @__PURE__ */ new WeakMap<readonly CardRange[], RangeTree>();

/** The tree of a caller's list, grown at its first use. */
export function treeOf(ranges: readonly CardRange[]): RangeTree {
  const tree = grownTrees.get(ranges) ?? growTree(ranges);
  grownTrees.set(ranges, tree);
  return tree;
}
