import type { CartLine } from "@store/contract/shared";
import type { LineAction, LineInput } from "@store/shopper-state";

/** The actions of a line. They are the same functions for all lines, so that they cause no rerender. */
export interface LineActions {
  /** Performs an action of the mutation table. */
  readonly mutate: (action: LineAction, line: CartLine, input?: LineInput) => void;
  /** Switches a line to pickup at the store of another line; opens the store picker when there is none. */
  readonly pickUp: (line: CartLine) => void;
  readonly chooseStore: (line: CartLine) => void;
  readonly showBoxes: (line: CartLine) => void;
}
