import { traitsOf } from "./card-traits.ts";
import type { RangeRule, RangeTree } from "./range-tree.ts";
import { digitOf } from "./to-digits.ts";

/** The rule of a number of which more digits decide. */
export const undecided: RangeRule = { type: "Unspecified", .../* @__PURE__ */ traitsOf("Unspecified") };

/**
 * Finds the rule with the longest prefix of a number in any typed shape: `undecided` while more digits decide, nothing
 * when no number of any range starts with its digits.
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
