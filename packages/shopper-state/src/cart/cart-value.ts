import type { Cart } from "@store/contract/cart";
import type { ShipTo } from "@store/contract/shared";
import { atom } from "jotai/vanilla";

/** The cart as the service sent it last, merged. */
export const cartValueAtom = atom<Cart | null>(null);
const countValueAtom = atom(0);
export const hasCartFailedAtom = atom(false);

/** The country that the order goes to, for the header, as a cart or the page's own data named it last; null until then. */
export const shipToAtom = atom<ShipTo | null>(null);

/** Items in the cart, for the header; every page has it, and few have the cart. */
export const cartCountAtom = atom((get) => get(countValueAtom));

/** Takes the count that an add, the page's own data or a change of the cart on screen brings. */
export const receiveCartCountAtom = atom(null, (_get, set, count: number) => set(countValueAtom, count));

/** Puts a cart on screen as it is. */
export const showCartAtom = atom(null, (_get, set, cart: Cart) => {
  set(cartValueAtom, cart);
  set(countValueAtom, countItems(cart));
  if (cart.shipTo) set(shipToAtom, cart.shipTo);
  set(hasCartFailedAtom, false);
});

/** How many items a cart holds, not lines; removed lines count no more. */
export function countItems({ lineItems }: Pick<Cart, "lineItems">): number {
  return lineItems.reduce((count, line) => count + (line.isRemoved ? 0 : line.priceQuantityTotals.quantity), 0);
}
