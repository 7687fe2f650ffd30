import { isLateReply } from "@store/cart-merge";
import type { Cart } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { cartValueAtom, showCartAtom } from "./cart-atom.ts";
import { mergeCart, withoutRemoved } from "./merge-cart.ts";

/** Takes the cart of a reply, merged into the shown one of the same basket. A late reply is dropped. */
export const receiveCartAtom = atom(null, (get, set, cart: Cart | null | undefined) => {
  const shown = get(cartValueAtom);
  if (!cart || isLateReply(shown, cart)) return;
  set(showCartAtom, shown?.basketId === cart.basketId ? mergeCart(shown, cart) : cart);
});

/** Takes removed lines off the screen: all when the cart is left (AMB-037), one when it was put back. */
export const forgetRemovedAtom = atom(null, (get, set, lineId?: string) => {
  const cart = get(cartValueAtom);
  if (cart) set(showCartAtom, withoutRemoved(cart, lineId));
});
