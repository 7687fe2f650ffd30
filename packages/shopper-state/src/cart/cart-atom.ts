import type { Cart } from "@store/contract/cart";
import type { ShipTo } from "@store/contract/shared";
import { atom } from "jotai/vanilla";
import type { PendingChange } from "./mutation-queue.ts";
import { applyOptimistic, type PendingMutations } from "./pending-mutations.ts";

/** The cart as the service sent it last, merged. */
export const cartValueAtom = atom<Cart | null>(null);
const countValueAtom = atom(0);
export const hasCartFailedAtom = atom(false);
/** Changes of lines that the service has not confirmed. */
export const pendingMutationsAtom = atom<PendingMutations>([]);
/** Changes of the cart as a whole that wait or are under way, in the order in which they are sent. */
export const pendingChangesAtom = atom<readonly PendingChange[]>([]);

/** The country that the order goes to, for the header (AMB-044), as a cart or the page's own data named it last; null until then. */
export const shipToAtom = atom<ShipTo | null>(null);

/** The cart on screen: the service's latest with the shopper's pending changes. Null until one has arrived. */
export const cartAtom = atom((get) => {
  const cart = get(cartValueAtom);
  return cart && applyOptimistic(cart, get(pendingMutationsAtom));
});

/** Items in the cart, for the header. */
export const cartCountAtom = atom((get) => {
  const cart = get(cartAtom);
  return cart && get(pendingMutationsAtom).length > 0 ? countItems(cart) : get(countValueAtom);
});

/** "failed" only while there is nothing to show. */
export const cartStatusAtom = atom((get): "loading" | "ready" | "failed" => {
  if (get(cartValueAtom)) return "ready";
  return get(hasCartFailedAtom) ? "failed" : "loading";
});

/** Whether the summary is behind what was asked for. */
export const isCartSettlingAtom = atom(
  (get) => get(pendingMutationsAtom).length > 0 || get(pendingChangesAtom).length > 0,
);

/** Puts a cart on screen as it is. */
export const showCartAtom = atom(null, (_get, set, cart: Cart) => {
  set(cartValueAtom, cart);
  set(countValueAtom, countItems(cart));
  if (cart.shipTo) set(shipToAtom, cart.shipTo);
  set(hasCartFailedAtom, false);
});

/** Takes the count that an add or the page's own data carries. */
export const receiveCartCountAtom = atom(null, (_get, set, count: number) => set(countValueAtom, count));

// Items, not lines; removed lines count no more (AMB-037).
function countItems({ lineItems }: Cart): number {
  return lineItems.reduce((count, line) => count + (line.isRemoved ? 0 : line.priceQuantityTotals.quantity), 0);
}
