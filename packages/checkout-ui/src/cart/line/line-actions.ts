import type { CartLine } from "@store/contract/shared";
import type { LineAction, LineInput } from "@store/shopper-state";

/** What can be done with a line. The same functions for all lines at all times, so that no row is drawn for them. */
export interface LineActions {
  /** Performs an action of the mutation table. */
  readonly mutate: (action: LineAction, line: CartLine, input?: LineInput) => void;
  /** Has a line picked up at the store of another line; asks for a store when there is none. */
  readonly pickUp: (line: CartLine) => void;
  readonly chooseStore: (line: CartLine) => void;
  readonly showBoxes: (line: CartLine) => void;
}
