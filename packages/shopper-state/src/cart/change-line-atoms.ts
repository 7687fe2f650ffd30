import type { CartLine } from "@store/contract/shared";
import { atom } from "jotai/vanilla";
import { cartAlertAtom } from "./cart-alert-atom.ts";
import { cartAtom, wishesAtom } from "./cart-atom.ts";
import { forgetLineErrorAtom } from "./line-errors-atom.ts";
import { sendWishesAtom } from "./send-wishes-atom.ts";
import { type AskedOfLine, type InstallationService, type LineWay, type Wish, withWish } from "./wishes.ts";

// What is asked of a line, or nothing when it is so already.
type Asking = (line: CartLine, isSaved: boolean) => (AskedOfLine & Pick<Wish, "quantity">) | null;

const wishAtom = atom(null, (get, set, lineId: string, ask: Asking): Promise<boolean> => {
  const cart = get(cartAtom);
  const isIt = ({ id }: CartLine) => id === lineId;
  const inCart = cart?.lineItems.find(isIt);
  const line = inCart ?? cart?.savedForLater.find(isIt);
  const wish = line && ask(line, inCart === undefined);
  if (!line || !wish) return Promise.resolve(true);
  set(cartAlertAtom, null);
  set(forgetLineErrorAtom, lineId);
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

/** Takes a line out of the cart or of what is saved: marked at once, at the service in its turn. Settles after the reload. */
export const removeLineAtom = atom(null, (_get, set, lineId: string) =>
  set(wishAtom, lineId, ({ isRemoved }, isSaved) =>
    isRemoved ? null : { action: isSaved ? "removeItemFromSaveForLater" : "removeItem", quantity: 0 },
  ),
);

/** Puts a removed line back as it was, the undo of a removal: on screen at once. Settles after the reload. */
export const restoreLineAtom = atom(null, (_get, set, lineId: string) =>
  set(wishAtom, lineId, ({ isRemoved, priceQuantityTotals: { quantity } }) =>
    isRemoved ? { action: "restoreItem", quantity } : null,
  ),
);

/** Takes a line from what is ordered to what is saved for later, or back: on screen at once. Settles after the reload. */
export const moveLineAtom = atom(null, (_get, set, lineId: string, action: "saveForLater" | "moveToCart") =>
  set(wishAtom, lineId, ({ isRemoved, priceQuantityTotals: { quantity } }, isSaved) =>
    isRemoved || isSaved === (action === "saveForLater") ? null : { action, quantity },
  ),
);

/** Has a line sent, or kept by the store that `locationId` names: on screen at once. Settles after the reload. */
export const changeWayAtom = atom(null, (_get, set, lineId: string, locationId: string | null) =>
  set(wishAtom, lineId, ({ isRemoved, shippingDeliveryOptions, priceQuantityTotals: { quantity } }, isSaved) => {
    const { shipMethod, locationId: current = null } = shippingDeliveryOptions;
    const way: LineWay = { shipMethod, locationId };
    return isRemoved || isSaved || current === locationId ? null : { action: "updateShipMethod", quantity, way };
  }),
);

/** Lets a line come without being installed, or with the service that it had: on screen at once. Settles after the reload. */
export const changeInstallationAtom = atom(
  null,
  (_get, set, lineId: string, service: InstallationService | null): Promise<boolean> =>
    set(wishAtom, lineId, ({ isRemoved, itemInfo, priceQuantityTotals: { quantity } }, isSaved) => {
      const action = service ? "restoreInstallationService" : "removeInstallationService";
      return isRemoved || isSaved || !itemInfo.installationService === !service ? null : { action, quantity, service };
    }),
);
