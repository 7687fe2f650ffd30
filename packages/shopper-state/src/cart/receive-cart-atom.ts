import { isLateReply } from "@store/cart-merge";
import type { Cart } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { cartValueAtom, showCartAtom, wishesAtom } from "./cart-atom.ts";
import { lineErrorsAtom } from "./line-errors-atom.ts";
import { mergeCart, withoutLines } from "./merge-cart.ts";
import { isComingBack, onlySent } from "./wishes.ts";
import { movedBy, withWishes } from "./with-wishes.ts";

/** Takes the cart of a reply, merged into the shown one of the same basket. A late reply is dropped. */
export const receiveCartAtom = atom(null, (get, set, cart: Cart | null | undefined) => {
  const shown = get(cartValueAtom);
  if (!cart || isLateReply(shown, cart)) return;
  if (shown?.basketId !== cart.basketId) return set(showCartAtom, cart);
  const sent = onlySent(get(wishesAtom));
  // A line that moved to where the same thing stood already has become part of that, and did not leave.
  const known = new Set([...cart.lineItems, ...cart.savedForLater].map(({ id }) => id));
  const moved = movedBy(sent);
  const isJoined = ({ id }: { id: string }) => moved.has(id) && !known.has(id);
  // A line that has left keeps the quantity it left with, which no cart has told yet.
  set(showCartAtom, mergeCart(withoutLines(withWishes(shown, sent), isJoined), cart));
});

/** Takes removed lines off the screen: the cart is left, or opened anew (AMB-037). Those put back meanwhile stay. */
export const forgetRemovedAtom = atom(null, (get, set) => {
  const cart = get(cartValueAtom);
  set(lineErrorsAtom, {});
  if (cart)
    set(
      showCartAtom,
      withoutLines(cart, (line) => line.isRemoved && !isComingBack(get(wishesAtom), line)),
    );
});
