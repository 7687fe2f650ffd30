import type { CardType } from "./card-type.ts";

/** A range of card numbers and what its cards are. */
export interface CardRange {
  /**
   * Leading digits as text, `"9001"`, or the first and the last of a range, `"2221-2720"`: both of the same length, the
   * first not above the last, a single "-" between them. Any other text matches nothing.
   */
  readonly prefix: string;
  readonly type: CardType;
  /** The digits of a complete number, shortest first; the lengths of the type by default. */
  readonly lengths?: readonly number[];
  /** Set for a range whose cards were replaced: such a number is refused. */
  readonly isReissued?: boolean;
}

/** The ranges in which a number is looked up. Both lists are indexed once and must not be changed afterwards. */
export interface CardRangeOptions {
  /**
   * The store's own ranges (store, co-brand and reissued cards), tested before the networks'. The narrowest range wins,
   * so `52999001` can be the co-brand card while other `52` numbers stay MasterCards. A range counts as the fewest
   * prefixes that cover it; of two ranges with the same prefix the later one wins.
   */
  readonly bins?: readonly CardRange[] | undefined;
  /** The networks' ranges, `exactNetworkRanges` for example; the prefixes of `cardTypes` by default. */
  readonly networks?: readonly CardRange[] | undefined;
}

/** The default ranges, in places wider than the networks' own. */
export const networkRanges: readonly CardRange[] = [
  { prefix: "4", type: "Visa" },
  { prefix: "51-55", type: "MasterCard" },
  { prefix: "22-27", type: "MasterCard" },
  { prefix: "34", type: "AmericanExpress" },
  { prefix: "37", type: "AmericanExpress" },
  { prefix: "60", type: "Discover" },
  { prefix: "64-65", type: "Discover" },
  { prefix: "622", type: "Discover" },
  { prefix: "810-817", type: "Discover" },
];
