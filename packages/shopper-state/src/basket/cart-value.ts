import type { Cart } from "@store/contract/cart";
import type { ShipTo } from "@store/contract/shared";
import { atom } from "jotai/vanilla";

/** The service's latest cart, merged. */
export const cartValueAtom = atom<Cart | null>(null);
const countValueAtom = atom(0);
export const hasCartFailedAtom = atom(false);

/** The destination country for the header, from the latest cart or the page's own data; null until then. */
export const shipToAtom = atom<ShipTo | null>(null);

/** The number of items in the cart, for the header. Every page has it, and few pages have the cart. */
export const cartCountAtom = atom((get) => get(countValueAtom));

/** Sets the count after an add, from the page's own data or from the cart on screen. */
export const receiveCartCountAtom = atom(null, (_get, set, count: number) => set(countValueAtom, count));

/** Shows a cart as it is. */
export const showCartAtom = atom(null, (_get, set, cart: Cart) => {
  set(cartValueAtom, cart);
  set(countValueAtom, countItems(cart));
  if (cart.shipTo) set(shipToAtom, cart.shipTo);
  set(hasCartFailedAtom, false);
});

/** The number of items in a cart, without removed lines. */
export function countItems({ lineItems }: Pick<Cart, "lineItems">): number {
  return lineItems.reduce((count, line) => count + (line.isRemoved ? 0 : line.priceQuantityTotals.quantity), 0);
}

/** The key of the local storage under which the tabs of a store tell each other how many items are in the cart. */
export const cartCountKey = "cartCount";

/**
 * Tells the other tabs how many items are in the cart. A tab that stays on the screen beside this one gets no other sign of
 * a change. The same count as before tells nothing.
 */
export function tellCartCount(count: number): void {
  try {
    localStorage.setItem(cartCountKey, String(count));
  } catch {
    // Without storage, the others follow when they are shown again.
  }
}

/** Calls `listener` when another tab has told another count, until the signal is aborted. */
export function onCartCountTold(listener: () => void, { signal }: { readonly signal: AbortSignal }): void {
  addEventListener("storage", ({ key }) => key === cartCountKey && listener(), { signal });
}
