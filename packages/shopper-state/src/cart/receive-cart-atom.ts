import { isLateReply } from "@store/cart-merge";
import type { Cart } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { cartValueAtom, showCartAtom, wishesAtom } from "./cart-atom.ts";
import { mergeCart, withoutRemoved } from "./merge-cart.ts";
import { isComingBack, onlySent } from "./wishes.ts";
import { withWishes } from "./with-wishes.ts";

/** Takes the cart of a reply, merged into the shown one of the same basket. A late reply is dropped. */
export const receiveCartAtom = atom(null, (get, set, cart: Cart | null | undefined) => {
  const shown = get(cartValueAtom);
  if (!cart || isLateReply(shown, cart)) return;
  if (shown?.basketId !== cart.basketId) return set(showCartAtom, cart);
  // A line that has left keeps the quantity it left with, which no cart has told yet.
  set(showCartAtom, mergeCart(withWishes(shown, onlySent(get(wishesAtom))), cart));
});

/** Takes removed lines off the screen: the cart is left, or opened anew (AMB-037). Those put back meanwhile stay. */
export const forgetRemovedAtom = atom(null, (get, set) => {
  const cart = get(cartValueAtom);
  if (cart)
    set(
      showCartAtom,
      withoutRemoved(cart, (line) => isComingBack(get(wishesAtom), line)),
    );
});
