import type { Basket } from "./basket.ts";
import type { TypedPostalCode } from "./basket-context.ts";

/** The result of a rule that may change something: a change, nothing to change because it is so already, or a refusal. */
export type Decision<Change, Refusal> = ({ kind: "change" } & Change) | NoChange<Refusal>;
export type NoChange<Refusal> = { kind: "unchanged" } | RefusedDecision<Refusal>;
export interface RefusedDecision<Refusal> {
  kind: "refused";
  refusal: Refusal;
}

/** A changed basket, to be saved. */
export interface BasketChange {
  kind: "change";
  next: Basket;
  /** The postal code that the session has from now on; null: none. */
  typed?: TypedPostalCode | null;
}
