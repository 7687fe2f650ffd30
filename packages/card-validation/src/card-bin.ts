import type { CardType } from "./card-type.ts";

/**
 * A configured number range of the store: its own, its co-brand or its reissued cards. Bins are tested before the
 * network prefixes, and the longest matching prefix wins (AMB-072), so `52999001` can be the co-brand card while
 * other `52` numbers stay MasterCards.
 */
export interface CardBin {
  /** Leading digits, as text. */
  readonly prefix: string;
  readonly type: CardType;
  /** Digits a complete number may have, shortest first; the type's own when absent. */
  readonly lengths?: readonly number[];
  /** Set for a range whose cards were replaced by new ones: such a number is refused (PAY-44). */
  readonly isReissued?: boolean;
}

/** The part of the options that names the store's own ranges. */
export interface CardBinOptions {
  readonly bins?: readonly CardBin[] | undefined;
}
