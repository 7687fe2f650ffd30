import type { CheckoutClient } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";
import type { Wish } from "./wishes.ts";

// Named one by one: the whole noun would bring calls to the page that nobody makes there.
const ofLine = {
  removeItem: cartOperations.removeItem,
  restoreItem: cartOperations.restoreItem,
  saveForLater: cartOperations.saveForLater,
  moveToCart: cartOperations.moveToCart,
  removeItemFromSaveForLater: cartOperations.removeItemFromSaveForLater,
  removeInstallationService: cartOperations.removeInstallationService,
};

/** The operation that fulfils a wish. */
export const operationOf = {
  ...ofLine,
  updateItem: cartOperations.updateItem,
  updateShipMethod: cartOperations.updateShipMethod,
};

/** Asks the service for what was wished. */
export function callForWish(client: CheckoutClient, wish: Wish) {
  const id = wish.lineId;
  if (wish.action === "updateItem") return client.call(operationOf.updateItem, { id, quantity: wish.quantity });
  if (wish.action !== "updateShipMethod") return client.call(ofLine[wish.action], { id });
  const { shipMethod, locationId } = wish.way;
  return client.call(operationOf.updateShipMethod, {
    id,
    shipMethod,
    ...(locationId !== null && { isPickupSelected: true, locationId }),
  });
}
