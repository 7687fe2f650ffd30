import type { CardBin } from "./card-bin.ts";
import type { CardRule } from "./card-rule.ts";
import { cardTypes, networkCards } from "./card-types.ts";

/** The rule that governs a number, with the lengths of its range. */
export interface CardMatch {
  readonly rule: CardRule;
  readonly lengths: readonly number[];
  readonly isReissued: boolean;
}

/** Finds the rule of a number given as digits: configured ranges first, then networks, then `Unspecified`. */
export function matchCard(digits: string, bins: readonly CardBin[] = []): CardMatch {
  const bin = longestBin(digits, bins);
  const rule = bin ? cardTypes[bin.type] : (networkRule(digits) ?? cardTypes.Unspecified);
  return { rule, lengths: bin?.lengths ?? rule.lengths, isReissued: bin?.isReissued === true };
}

function longestBin(digits: string, bins: readonly CardBin[]): CardBin | undefined {
  let longest: CardBin | undefined;
  for (const bin of bins) {
    if (digits.startsWith(bin.prefix) && (!longest || bin.prefix.length > longest.prefix.length)) longest = bin;
  }
  return longest;
}

function networkRule(digits: string): CardRule | undefined {
  return networkCards.find((card) => card.prefixes.some((prefix) => digits.startsWith(prefix)));
}
