import type { CardRange } from "./card-range.ts";
import { type RangeRule, tableOf, undecided } from "./range-table.ts";
import { digitOf } from "./to-digits.ts";

/**
 * Finds the rule with the longest prefix of a number in any typed shape: `undecided` while more digits decide, nothing
 * when no number of any range starts with its digits.
 */
export function findRule(input: string, ranges: readonly CardRange[]): RangeRule | undefined {
  const table = tableOf(ranges);
  let key = 1;
  let rule: RangeRule | undefined;
  for (let index = 0; index < input.length; index += 1) {
    const digit = digitOf(input.charCodeAt(index));
    if (digit < 0) continue;
    key = key * 10 + digit;
    const next = table.get(key);
    if (!next) return rule;
    if (next !== undecided) rule = next;
  }
  return rule ?? undecided;
}
