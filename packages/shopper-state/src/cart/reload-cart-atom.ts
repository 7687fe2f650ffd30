import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../problem/report-failure-atom.ts";
import { cartAlertAtom, cartAlertText } from "./cart-alert-atom.ts";
import { cartAtom, hasCartFailedAtom, wishesAtom } from "./cart-atom.ts";
import { lateCart } from "./late-cart-calls.ts";
import { receiveCartAtom } from "./receive-cart-atom.ts";
import { onlyUnsent } from "./wishes.ts";

/** Asks the service for the cart; answers whether one came. What was sent before is confirmed or taken back by it. */
export const reloadCartAtom = atom(null, async (get, set): Promise<boolean> => {
  set(hasCartFailedAtom, false);
  const result = await get(checkoutClientAtom).call(lateCart.getCartJsx, {});
  if (result.ok && result.value.cartData) {
    set(receiveCartAtom, result.value.cartData);
    set(wishesAtom, onlyUnsent(get(wishesAtom)));
    return true;
  }
  if (!result.ok) set(reportFailureAtom, result.failure, lateCart.getCartJsx, { popup: "resetOnly" });
  if (get(cartAtom)) set(cartAlertAtom, cartAlertText);
  else set(hasCartFailedAtom, true);
  return false;
});
