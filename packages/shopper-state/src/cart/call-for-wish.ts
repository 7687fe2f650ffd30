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
export function callForWish(client: CheckoutClient, { action, lineId: id, quantity, way }: Wish) {
  if (action === "updateItem") return client.call(operationOf.updateItem, { id, quantity });
  if (action !== "updateShipMethod") return client.call(ofLine[action], { id });
  const { shipMethod = 1, locationId = null } = way ?? {};
  return client.call(operationOf.updateShipMethod, {
    id,
    shipMethod,
    ...(locationId !== null && { isPickupSelected: true, locationId }),
  });
}
