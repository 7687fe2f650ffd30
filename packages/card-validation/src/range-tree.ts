import type { CardRange } from "./card-range.ts";
import { type CardTraits, type CardType, traitsOf } from "./card-type.ts";
import { digitOf } from "./to-digits.ts";

/** A range with everything that is needed to check its numbers. */
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
 * The tree of a list, built at its first use: a lookup then costs the length of a prefix, however long the list. The
 * narrowest range wins, whatever the order; a range counts as the fewest prefixes that cover it. Of two with the same
 * prefix the later one wins.
 */
export function treeOf(ranges: readonly CardRange[]): RangeTree {
  const tree = grownTrees.get(ranges) ?? growTree(ranges);
  grownTrees.set(ranges, tree);
  return tree;
}

// Digits, or the first and the last of a range.
const prefixShape = /^(\d+)(?:-(\d+))?$/;

/** Builds the tree of a list; a malformed prefix matches nothing. */
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

/**
 * The fewest prefixes that cover all numbers between two of the same length, both included: at most 18 for each digit,
 * however long the range.
 *
 * @example rowPrefixes("2221", "2720") // ["2221", …, "2229", "223", …, "229", "23", …, "26", "270", "271", "2720"]
 */
export function rowPrefixes(first: string, last: string): string[] {
  const prefixes: string[] = [];
  const [low, high] = [Number(first[0]), Number(last[0])];
  for (let digit = low; digit <= high; digit += 1) {
    const from = digit === low ? first.slice(1) : "";
    const to = digit === high ? last.slice(1) : "";
    const isWhole = /^0*$/.test(from) && /^9*$/.test(to);
    const rest = first.length - 1;
    const tails = isWhole ? [""] : rowPrefixes(from.padEnd(rest, "0"), to.padEnd(rest, "9"));
    for (const tail of tails) prefixes.push(digit + tail);
  }
  return prefixes;
}

/** The rule of a number that needs more digits. */
export const undecided: RangeRule = { type: "Unspecified", .../* @__PURE__ */ traitsOf("Unspecified") };

/**
 * Finds the rule with the longest prefix of a number in any format: `undecided` while more digits are needed, undefined
 * if no number of any range starts with its digits.
 */
export function findRule(input: string, tree: RangeTree): RangeRule | undefined {
  let branch: RangeTree | undefined = tree;
  let rule: RangeRule | undefined;
  for (let index = 0; index < input.length; index += 1) {
    const digit = digitOf(input.charCodeAt(index));
    if (digit < 0) continue;
    branch = branch.next[digit];
    if (!branch) return rule;
    rule = branch.rule ?? rule;
  }
  return rule ?? undecided;
}
