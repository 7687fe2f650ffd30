import type { CartLine, Currency } from "@store/contract/shared";
import type { LineActions } from "./line-actions.ts";
import type { LineErrors } from "./use-cart-lines.ts";

/** A list of lines: those of the cart, or those that were saved. */
export interface LineListProps {
  readonly lines: readonly CartLine[];
  readonly currency: Currency;
  readonly errors: LineErrors;
  /** The errors of a posted form by field name; a line's own field is `line.<id>`. */
  readonly postedErrors: Readonly<Record<string, string>>;
  readonly actions: LineActions;
}

/** One line of either list. */
export interface LineRowProps {
  readonly line: CartLine;
  readonly currency: Currency;
  /** Why its last action failed. */
  readonly error: string | undefined;
  readonly actions: LineActions;
}
