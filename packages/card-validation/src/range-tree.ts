import type { CardRange } from "./card-range.ts";
import { type CardTraits, traitsOf } from "./card-type.ts";
import { digitOf } from "./to-digits.ts";

/** A range with everything that is needed to check its numbers. */
export interface RangeRule extends CardTraits {
  readonly type: string;
  readonly isReissued?: boolean;
  readonly isOptIn?: boolean;
}

/** Rules by their leading digits: a branch for each next digit, and the rule whose prefix ends here. */
export interface RangeTree {
  readonly next: RangeTree[];
  rule?: RangeRule;
}

const grownTrees = /* @__PURE__ */ new WeakMap<object, RangeTree>();

/**
 * The tree of a list, built at its first use: a lookup then costs the length of a prefix, however long the list. The
 * narrowest range wins, whatever the order; a range counts as the fewest prefixes that cover it. Of two with the same
 * prefix the later one wins.
 */
export function treeOf(ranges: ReadonlyArray<CardRange<string>>): RangeTree {
  const tree = grownTrees.get(ranges) ?? growTree(ranges);
  grownTrees.set(ranges, tree);
  return tree;
}

/** Builds the tree of a list; a malformed prefix matches nothing. */
export function growTree(ranges: ReadonlyArray<CardRange<string>>): RangeTree {
  const tree: RangeTree = { next: [] };
  for (const range of ranges) {
    const traits = traitsOf(range.type);
    const { lengths = traits.lengths } = range;
    const rule = { ...traits, ...range, lengths };
    for (const prefix of range.prefix.split(",")) {
      // Digits, or the first and the last of a range.
      const [, first = "", last = first] = /^(\d+)(?:-(\d+))?$/.exec(prefix) ?? [];
      if (first && first.length === last.length && first <= last) growBranches(tree, first, last, rule);
    }
  }
  return tree;
}

/**
 * Adds a rule at the fewest branches that cover all numbers from the first to the last: at most 18 for each digit,
 * however long the range. Digits that the first lacks are 0, those that the last lacks are 9.
 */
function growBranches({ next }: RangeTree, first: string, last: string, rule: RangeRule): void {
  const low = Number(first[0] ?? 0);
  const high = Number(last[0] ?? 9);
  for (let digit = low; digit <= high; digit += 1) {
    const from = digit === low ? first.slice(1) : "";
    const to = digit === high ? last.slice(1) : "";
    const branch = next[digit] ?? { next: [] };
    next[digit] = branch;
    if (/[^0]/.test(from) || /[^9]/.test(to)) growBranches(branch, from, to, rule);
    else branch.rule = rule;
  }
}

/** The rule of a number that needs more digits. */
export const undecided: RangeRule = { type: "Unspecified", .../* @__PURE__ */ traitsOf("Unspecified") };

/**
 * Finds the rule with the longest prefix of a number in any format: `undecided` while more digits are needed, undefined
 * if no number of any range starts with its digits. `atEnd` gets the branch of its last digit, if there is one.
 */
export function findRule(input: string, tree: RangeTree, atEnd?: (branch: RangeTree) => void): RangeRule | undefined {
  let branch: RangeTree | undefined = tree;
  let rule: RangeRule | undefined;
  for (let index = 0; index < input.length; index += 1) {
    const digit = digitOf(input.charCodeAt(index));
    if (digit < 0) continue;
    branch = branch.next[digit];
    if (!branch) return rule;
    rule = branch.rule ?? rule;
  }
  atEnd?.(branch);
  return rule ?? undecided;
}
