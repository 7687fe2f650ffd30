import type { CardRangeOptions } from "./card-range.ts";
import type { CardType } from "./card-type.ts";
import { matchRule } from "./match-rule.ts";

/**
 * The type of a card number, complete or not, in any typed shape. Answers `Unspecified` until the prefix decides.
 *
 * @example detectCardType("34") // "AmericanExpress"
 */
export function detectCardType(input: string, options: CardRangeOptions = {}): CardType {
  return matchRule(input, options).type;
}
