import { isLateReply } from "@store/cart-merge";
import type { Cart } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { cartValueAtom, showCartAtom, wishesAtom } from "./cart-atom.ts";
import { mergeCart, withoutLines } from "./merge-cart.ts";
import { withoutWish } from "./wishes.ts";

/** Takes the cart of a reply, merged into the shown one of the same basket. A late reply is dropped. */
export const receiveCartAtom = atom(null, (get, set, cart: Cart | null | undefined) => {
  const shown = get(cartValueAtom);
  if (!cart || isLateReply(shown, cart)) return;
  set(showCartAtom, shown?.basketId === cart.basketId ? mergeCart(shown, cart) : cart);
});

/** Takes all removed lines off the screen: the cart is left, or opened anew (AMB-037). */
export const forgetRemovedAtom = atom(null, (get, set) => {
  const cart = get(cartValueAtom);
  if (cart)
    set(
      showCartAtom,
      withoutLines(cart, ({ isRemoved }) => isRemoved),
    );
});

/** Takes one line off the screen: it was put back, as a new one. */
export const forgetLineAtom = atom(null, (get, set, lineId: string) => {
  const cart = get(cartValueAtom);
  set(wishesAtom, withoutWish(get(wishesAtom), lineId));
  if (cart)
    set(
      showCartAtom,
      withoutLines(cart, ({ id }) => id === lineId),
    );
});
