import type { Cart } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { cartChangesAtom } from "./cart-changes.ts";
import { countItems } from "./count-items.ts";
import { shipToAtom } from "./ship-to-atom.ts";
import type { Wishes } from "./wishes.ts";
import { withWishes } from "./with-wishes.ts";

/** The cart as the service told it last, merged. */
export const cartValueAtom = atom<Cart | null>(null);
const countValueAtom = atom(0);
export const hasCartFailedAtom = atom(false);
export const wishesAtom = atom<Wishes>([]);

/** The cart on screen: the service's latest, with what the shopper has just asked for. Null until one has arrived. */
export const cartAtom = atom((get) => {
  const cart = get(cartValueAtom);
  return cart && withWishes(cart, get(wishesAtom));
});

/** Items in the cart, for the header. */
export const cartCountAtom = atom((get) => {
  const cart = get(cartAtom);
  return cart && get(wishesAtom).length > 0 ? countItems(cart) : get(countValueAtom);
});

/** "failed" only while there is nothing to show. */
export const cartStatusAtom = atom((get): "loading" | "ready" | "failed" => {
  if (get(cartValueAtom)) return "ready";
  return get(hasCartFailedAtom) ? "failed" : "loading";
});

/** Whether the summary is behind what was asked for. */
export const isCartSettlingAtom = atom((get) => get(wishesAtom).length > 0 || get(cartChangesAtom).length > 0);

/** Puts a cart on screen as it is. */
export const showCartAtom = atom(null, (_get, set, cart: Cart) => {
  set(cartValueAtom, cart);
  set(countValueAtom, countItems(cart));
  if (cart.shipTo) set(shipToAtom, cart.shipTo);
  set(hasCartFailedAtom, false);
});

/** Takes the count that an add or the page's own data told. */
export const receiveCartCountAtom = atom(null, (_get, set, count: number) => set(countValueAtom, count));
