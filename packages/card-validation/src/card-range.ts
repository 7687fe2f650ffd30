import type { CardTraits, CardType } from "./card-type.ts";

/** A range of card numbers and what its cards are: of a type of this package, or of one that the shop names itself. */
export type CardRange<Own extends string = never> =
  | (RangeOf<CardType> & Partial<Pick<CardTraits, "lengths">>)
  | (RangeOf<Own> & Pick<CardTraits, "lengths"> & Partial<CardTraits>);

interface RangeOf<Type extends string> {
  /**
   * Leading digits as text, `"9001"`, or the first and the last of a range, `"2221-2720"`: both of the same length, the
   * first not above the last, a single "-" between them. Any other text matches nothing.
   */
  readonly prefix: string;
  readonly type: Type;
  /** Set for a range whose cards were replaced: such a number is refused. */
  readonly isReissued?: boolean;
  /** Set for a network that few shops take: its numbers are `notAccepted` unless `accepted` names its type. */
  readonly isOptIn?: boolean;
}

/** The ranges in which a number is looked up. Both lists are indexed once and must not be changed afterwards. */
export interface CardRangeOptions<Own extends string = never> {
  /**
   * The store's own ranges (store, co-brand and reissued cards), tested before the networks'. The narrowest range wins,
   * so `52999001` can be the co-brand card while other `52` numbers stay MasterCards. A range counts as the fewest
   * prefixes that cover it; of two ranges with the same prefix the later one wins.
   */
  readonly bins?: ReadonlyArray<CardRange<Own>> | undefined;
  /** The networks' ranges, `exactNetworkRanges` for example; the prefixes of `cardTypes` by default. */
  readonly networks?: ReadonlyArray<CardRange<Own>> | undefined;
}

/** The default ranges, in places wider than the networks' own. */
export const networkRanges: readonly CardRange[] = [
  { type: "Visa", prefix: "4" },
  { type: "MasterCard", prefix: "51-55,22-27" },
  { type: "AmericanExpress", prefix: "34,37" },
  { type: "Discover", prefix: "60,64-65,622,810-817" },
];
