import type { CallResult } from "@store/checkout-client";
import type { CartResult } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import type { CartItemUpdate } from "./cart-item-updated.ts";

export type CartCallResult = CallResult<CartResult>;

/** The outcome of one call of the queue. */
export interface QueueOutcome {
  readonly result: CartCallResult;
  /** What the page's listeners hear after the reload, if anything. */
  readonly update: CartItemUpdate | null;
}

/** A change of the cart as a whole, such as a promo code. */
export interface PendingChange {
  /** Makes the one call. */
  readonly send: () => Promise<QueueOutcome>;
  /** Tells who asked that the call is not made, since one before it ended the session. */
  readonly cancel: (reset: CartCallResult) => void;
}

/** Changes of the cart as a whole that wait or are under way, in the order in which they are sent. */
export const pendingChangesAtom = atom<readonly PendingChange[]>([]);
