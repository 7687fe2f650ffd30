import type { CheckoutClient } from "@store/checkout-client";
import type { Operation } from "@store/contract/operation";
import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../problem/report-failure-atom.ts";
import { cartAlertAtom } from "./cart-alert-atom.ts";
import { cartAtom } from "./cart-atom.ts";
import { type CartChange, type CartChangeResult, cartChangesAtom } from "./cart-changes.ts";
import type { CartItemUpdate } from "./cart-item-updated.ts";
import { receiveCartAtom } from "./receive-cart-atom.ts";
import { sendWishesAtom } from "./send-wishes-atom.ts";

const otherCartText = "Your cart has changed since this page was opened. Please look at it before you go on.";

/** One call that changes the cart as a whole. */
export interface AskedChange {
  /** Names the call in the log, should it fail. */
  readonly operation: Pick<Operation, "name" | "path">;
  readonly call: (client: CheckoutClient) => Promise<CartChangeResult>;
  /** What listeners of `CartItemUpdated` are told, where the change is about one item. */
  readonly toUpdate?: (result: CartChangeResult) => CartItemUpdate;
}

/**
 * Changes the cart as a whole, in its turn: after what was asked of its lines and before the one reload that follows.
 * Answers the reply once its cart is on screen. A failure is logged (ERR-16); the caller says so in its own place.
 */
export const changeCartAtom = atom(null, (get, set, { operation, call, toUpdate }: AskedChange) => {
  set(cartAlertAtom, null);
  return new Promise<CartChangeResult>((resolve) => {
    const change: CartChange = {
      async send() {
        const before = get(cartAtom)?.basketId;
        const result = await call(get(checkoutClientAtom));
        if (result.ok) {
          const after = result.value.cartData?.basketId;
          // The session was over, or begun anew in another tab: what was on screen is not what this was done to.
          if (before && after && before !== after) set(cartAlertAtom, otherCartText);
          set(receiveCartAtom, result.value.cartData);
        } else set(reportFailureAtom, result.failure, operation, { popup: "resetOnly" });
        set(
          cartChangesAtom,
          get(cartChangesAtom).filter((each) => each !== change),
        );
        resolve(result);
        return { result, update: toUpdate?.(result) ?? null };
      },
      giveUp: resolve,
    };
    set(cartChangesAtom, [...get(cartChangesAtom), change]);
    void set(sendWishesAtom);
  });
});
