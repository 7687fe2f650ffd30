import type { CardBinOptions } from "./card-bin.ts";
import type { CardType } from "./card-type.ts";
import { matchCard } from "./match-card.ts";
import { normalizeCardNumber } from "./normalize-card-number.ts";

/**
 * The type of a card number, complete or not, in any typed shape. Answers `Unspecified` until the prefix decides.
 *
 * @example detectCardType("34") // "AmericanExpress"
 */
export function detectCardType(input: string, { bins }: CardBinOptions = {}): CardType {
  return matchCard(normalizeCardNumber(input), bins).rule.type;
}
