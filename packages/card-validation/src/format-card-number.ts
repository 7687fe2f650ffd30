import type { CardRangeOptions } from "./card-range.ts";
import { matchRule } from "./match-rule.ts";
import { toDigits } from "./to-digits.ts";

/** Characters a card number input takes at most, spaces included (PAY-29). */
export const cardNumberMaxLength = 24;

// A date behind the number, as in a line that is pasted whole: "4111 1111 1111 1111 12/29 123".
const withDate = /^((?:\D*\d){12,})\D+\d\d? ?\/.*/s;

/**
 * A card number as its field shows it: digits in the groups of its type, cut to the type's longest length
 * (PAY-28, PAY-30, AMB-077), and before an expiry date that was pasted along. Never longer than `cardNumberMaxLength`. Formatting twice changes nothing.
 *
 * @example formatCardNumber("371449635398431") // "3714 496353 98431"
 */
export function formatCardNumber(input: string, options: CardRangeOptions = {}): string {
  const { groups, lengths } = matchRule(input, options);
  const digits = toDigits(input.replace(withDate, "$1")).slice(0, lengths.at(-1));
  let formatted = "";
  let start = 0;
  for (const size of groups) {
    if (start >= digits.length) break;
    formatted += (start > 0 ? " " : "") + digits.slice(start, start + size);
    start += size;
  }
  return formatted;
}
