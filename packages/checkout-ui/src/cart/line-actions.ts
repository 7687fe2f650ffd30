import type { CartLine } from "@store/contract/shared";
import type { InstallationService } from "@store/shopper-state";

/** What can be done with a line. The same functions for all lines and all the time, so that no row is drawn for them. */
export interface LineActions {
  readonly changeQuantity: (line: CartLine, quantity: number) => void;
  readonly remove: (line: CartLine) => void;
  readonly restore: (line: CartLine) => void;
  readonly save: (line: CartLine) => void;
  readonly moveToCart: (line: CartLine) => void;
  readonly ship: (line: CartLine) => void;
  /** At the store where another line is picked up; asks for one when there is none. */
  readonly pickUp: (line: CartLine) => void;
  readonly chooseStore: (line: CartLine) => void;
  /** Has a line come with that service, or without any. */
  readonly changeInstallation: (line: CartLine, service: InstallationService | null) => void;
  readonly showBoxes: (line: CartLine) => void;
}
