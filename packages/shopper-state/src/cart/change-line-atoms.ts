import type { CartLine } from "@store/contract/shared";
import { atom } from "jotai/vanilla";
import { cartAlertAtom } from "./cart-alert-atom.ts";
import { cartAtom, wishesAtom } from "./cart-atom.ts";
import { sendWishesAtom } from "./send-wishes-atom.ts";
import { type Wish, withWish } from "./wishes.ts";

// What is asked of a line, or nothing when it is so already.
type Asking = (line: CartLine) => Pick<Wish, "action" | "quantity"> | null;

const wishAtom = atom(null, (get, set, lineId: string, ask: Asking): Promise<void> => {
  const line = get(cartAtom)?.lineItems.find(({ id }) => id === lineId);
  const wish = line && ask(line);
  if (!line || !wish) return Promise.resolve();
  set(cartAlertAtom, null);
  set(wishesAtom, withWish(get(wishesAtom), { ...wish, lineId, sku: line.sku, isSent: false }));
  return set(sendWishesAtom);
});

/** Sets a line's quantity, 1 to 99: on screen at once, at the service in its turn. Settles after the reload. */
export const changeQuantityAtom = atom(null, (_get, set, change: { lineId: string; quantity: number }) => {
  const quantity = Math.min(99, Math.max(1, Math.trunc(change.quantity)));
  return set(wishAtom, change.lineId, ({ priceQuantityTotals, isRemoved }) =>
    isRemoved || priceQuantityTotals.quantity === quantity ? null : { action: "updateItem", quantity },
  );
});

/** Takes a line out of the cart: marked at once, at the service in its turn. Settles after the reload. */
export const removeLineAtom = atom(null, (_get, set, lineId: string) =>
  set(wishAtom, lineId, ({ isRemoved }) => (isRemoved ? null : { action: "removeItem", quantity: 0 })),
);

/** Puts a removed line back as it was, the undo of a removal: on screen at once. Settles after the reload. */
export const restoreLineAtom = atom(null, (_get, set, lineId: string) =>
  set(wishAtom, lineId, ({ isRemoved, priceQuantityTotals: { quantity } }) =>
    isRemoved ? { action: "restoreItem", quantity } : null,
  ),
);
