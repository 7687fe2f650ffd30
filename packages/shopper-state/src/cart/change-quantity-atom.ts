import { atom } from "jotai/vanilla";
import { cartAlertAtom } from "./cart-alert-atom.ts";
import { cartAtom, wishesAtom } from "./cart-atom.ts";
import { sendWishesAtom } from "./send-wishes-atom.ts";
import { withWish } from "./wishes.ts";

const wishAtom = atom(null, (get, set, lineId: string, quantity: number): Promise<void> => {
  const line = get(cartAtom)?.lineItems.find(({ id }) => id === lineId);
  if (!line || line.priceQuantityTotals.quantity === quantity) return Promise.resolve();
  set(cartAlertAtom, null);
  set(wishesAtom, withWish(get(wishesAtom), lineId, { quantity, sku: line.sku, isSent: false }));
  return set(sendWishesAtom);
});

/** Sets a line's quantity, 1 to 99: on screen at once, at the service in its turn. Settles after the reload. */
export const changeQuantityAtom = atom(null, (_get, set, change: { lineId: string; quantity: number }) =>
  set(wishAtom, change.lineId, Math.min(99, Math.max(1, Math.trunc(change.quantity)))),
);

/** Takes a line out of the cart: off the screen at once, at the service in its turn. Settles after the reload. */
export const removeLineAtom = atom(null, (_get, set, lineId: string) => set(wishAtom, lineId, 0));
