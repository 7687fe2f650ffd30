import type { SelectionChoice } from "@store/contract/special-order/requests";

/** What the address of a special order says. */
export interface OrderAddress {
  /** The text of the selection. */
  readonly choices: string;
  /** The same as a call takes it; what is no choice is left out. */
  readonly selection: readonly SelectionChoice[];
  readonly edited: { readonly lineId: string; readonly quantity: number } | null;
  readonly quantity: number;
  readonly material: "fabric" | "leather" | undefined;
}
