import type { CallResult } from "@store/checkout-client";
import type { CartResult } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import type { CartItemUpdate } from "./cart-item-updated.ts";
import type { PendingMutation } from "./line-mutations.ts";

export type CartCallResult = CallResult<CartResult>;

/** One call of the queue and its result. */
export interface SentCartCall {
  readonly result: CartCallResult;
  /** The line action that it performed, if it was one. */
  readonly mutation?: PendingMutation;
  /** The event dispatched after the reload, if any. */
  readonly update: CartItemUpdate | null;
}

/** A change of the cart as a whole, such as a promo code. */
export interface PendingChange {
  /** Makes the one call. */
  readonly send: () => Promise<SentCartCall>;
  /** Reports that the call is not made because an earlier one ended the session. */
  readonly cancel: (reset: CartCallResult) => void;
}

/** Pending changes of the whole cart, in the order in which they are sent. */
export const pendingChangesAtom = atom<readonly PendingChange[]>([]);
