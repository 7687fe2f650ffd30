import type { CardRange } from "./card-range.ts";
import type { RangeTree } from "./range-tree.ts";
import { digitOf } from "./to-digits.ts";

/** The answer while more digits decide. */
export const undecided: CardRange = { prefix: "", type: "Unspecified" };

/**
 * Finds the range with the longest prefix of a number in any typed shape; nothing when no number of any range starts
 * with its digits.
 */
export function findRange(input: string, tree: RangeTree): CardRange | undefined {
  let branch: RangeTree | undefined = tree;
  let range: CardRange | undefined;
  for (let index = 0; index < input.length; index += 1) {
    const digit = digitOf(input.charCodeAt(index));
    if (digit < 0) continue;
    branch = branch.next[digit];
    if (!branch) return range;
    range = branch.range ?? range;
  }
  return range ?? undecided;
}
