import type { CardRangeOptions } from "./card-range.ts";
import { findRule } from "./find-rule.ts";
import { networkRanges } from "./network-ranges.ts";
import { type RangeRule, undecided } from "./range-table.ts";

/** The rule of a number with which no card starts. */
export const unknown: RangeRule = /* @__PURE__ */ { ...undecided };

/** The rule that governs a number in any typed shape, the store's before the networks'. */
export function matchRule(input: string, { bins, networks = networkRanges }: CardRangeOptions): RangeRule {
  const own = bins && findRule(input, bins);
  if (own && own !== undecided) return own;
  return findRule(input, networks) ?? own ?? unknown;
}
