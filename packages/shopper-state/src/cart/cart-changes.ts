import type { CheckoutClient } from "@store/checkout-client";
import type { cartOperations } from "@store/contract/cart";
import type { Operation, RequestOf } from "@store/contract/operation";
import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../dialogs/report-failure-atom.ts";
import { cartAtom } from "./cart-atom.ts";
import { cartAlertAtom, cartAlertText, type FieldResult, type FieldTexts, toFieldResult } from "./cart-errors.ts";
import type { CartItemUpdate } from "./cart-item-updated.ts";
import { cartCalls } from "./load-cart.ts";
import { queueChangeAtom } from "./mutation-queue.ts";
import { type CartCallResult, type PendingChange, pendingChangesAtom } from "./pending-changes.ts";
import { receiveCartAtom } from "./receive-cart.ts";

const otherCartText = "Your cart has changed since this page was opened. Please look at it before you go on.";

/** The changes of the whole cart that take one text, each named like its call. */
export type CartChangeName = "applyZipCode" | "applyPromoCode" | "removePromoCode" | "setShipToCountry";

interface CartChange<Name extends CartChangeName> {
  readonly toBody: (text: string) => RequestOf<(typeof cartOperations)[Name]>;
  readonly texts: FieldTexts;
}

// Shown at the field, whichever of the two texts the service used.
const promoTexts = { messageFields: ["promoErrorMessage", "cartErrorMessage"], fallback: cartAlertText } as const;

/** The changes of the whole cart, one row each: the request and the text of a failure. */
export const cartChanges: { readonly [Name in CartChangeName]: CartChange<Name> } = {
  applyZipCode: { toBody: (zip) => ({ zip }), texts: { fallback: "Zip code could not be updated" } },
  applyPromoCode: { toBody: (promoCode) => ({ promoCode }), texts: promoTexts },
  removePromoCode: { toBody: (promoCode) => ({ promoCode }), texts: promoTexts },
  setShipToCountry: { toBody: (country) => ({ country }), texts: { fallback: cartAlertText } },
};

/** Makes the call of a change of the whole cart. */
export function sendCartChange(client: CheckoutClient, name: CartChangeName, text: string): Promise<CartCallResult> {
  return client.call(cartCalls[name], cartChanges[name].toBody(text));
}

/** Changes the whole cart, such as by a promo code. Returns the result for its field. */
export const changeCartAtom = atom(
  null,
  async (_get, set, name: CartChangeName, text: string): Promise<FieldResult> => {
    const send = (client: CheckoutClient) => sendCartChange(client, name, text);
    return toFieldResult(await set(sendInTurnAtom, { operation: cartCalls[name], send }), cartChanges[name].texts);
  },
);

interface CallInTurn {
  /** Names the call in the log if it fails. */
  readonly operation: Pick<Operation, "name" | "path">;
  readonly send: (client: CheckoutClient) => Promise<CartCallResult>;
  /** The `CartItemUpdated` event, if the change concerns one item. */
  readonly toUpdate?: (result: CartCallResult) => CartItemUpdate;
}

/** Queues a call and returns its reply after the cart of the reply is on screen. A failure is logged, not shown. */
export const sendInTurnAtom = atom(null, (get, set, { operation, send, toUpdate }: CallInTurn) => {
  return new Promise<CartCallResult>((resolve) => {
    const change: PendingChange = {
      async send() {
        const before = get(cartAtom)?.basketId;
        const result = await send(get(checkoutClientAtom));
        if (result.ok) {
          const after = result.value.cartData?.basketId;
          // The session had ended, or another tab started a new one: the change did not affect the cart on screen.
          if (before && after && before !== after) set(cartAlertAtom, otherCartText);
          set(receiveCartAtom, result.value.cartData);
        } else set(reportFailureAtom, result.failure, operation, { popup: "resetOnly" });
        set(
          pendingChangesAtom,
          get(pendingChangesAtom).filter((each) => each !== change),
        );
        resolve(result);
        return { result, update: toUpdate?.(result) ?? null };
      },
      cancel: resolve,
    };
    set(queueChangeAtom, change);
  });
});
