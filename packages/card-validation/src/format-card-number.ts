import type { CardRangeOptions } from "./card-range.ts";
import { matchRule } from "./match-rule.ts";
import { toDigits } from "./to-digits.ts";

/** Characters a card number input takes at most, spaces included (PAY-29). */
export const cardNumberMaxLength = 24;

/**
 * A card number as its field shows it: digits in the groups of its type, cut to the type's longest length
 * (PAY-28, PAY-30, AMB-077). Never longer than `cardNumberMaxLength`. Formatting twice changes nothing.
 *
 * @example formatCardNumber("371449635398431") // "3714 496353 98431"
 */
export function formatCardNumber(input: string, options: CardRangeOptions = {}): string {
  const { groups, lengths } = matchRule(input, options);
  const digits = toDigits(input).slice(0, lengths.at(-1));
  let formatted = "";
  let start = 0;
  for (const size of groups) {
    if (start >= digits.length) break;
    formatted += (start > 0 ? " " : "") + digits.slice(start, start + size);
    start += size;
  }
  return formatted;
}
