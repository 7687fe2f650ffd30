import type { CardBinOptions } from "./card-bin.ts";
import { matchCard } from "./match-card.ts";
import { normalizeCardNumber } from "./normalize-card-number.ts";

/** Characters a card number input takes at most, spaces included (PAY-29). */
export const cardNumberMaxLength = 24;

/**
 * A card number as its field shows it: digits in the groups of its type, cut to the type's longest length
 * (PAY-28, PAY-30, AMB-077). Never longer than `cardNumberMaxLength`. Formatting twice changes nothing.
 *
 * @example formatCardNumber("371449635398431") // "3714 496353 98431"
 */
export function formatCardNumber(input: string, { bins }: CardBinOptions = {}): string {
  const digits = normalizeCardNumber(input);
  const { rule, lengths } = matchCard(digits, bins);
  const kept = digits.slice(0, lengths.at(-1));
  const groups: string[] = [];
  let start = 0;
  for (const size of rule.groups) {
    if (start >= kept.length) break;
    groups.push(kept.slice(start, start + size));
    start += size;
  }
  return groups.join(" ");
}
