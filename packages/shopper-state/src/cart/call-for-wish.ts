import type { CheckoutClient } from "@store/checkout-client";
import { lateCart } from "./late-cart-calls.ts";
import type { Wish } from "./wishes.ts";

/** Asks the service for what was wished. */
export function callForWish(client: CheckoutClient, wish: Wish) {
  const id = wish.lineId;
  if (wish.action === "updateItem") return client.call(lateCart.updateItem, { id, quantity: wish.quantity });
  if (wish.action !== "updateShipMethod") return client.call(lateCart[wish.action], { id });
  const { shipMethod, locationId } = wish.way;
  return client.call(lateCart.updateShipMethod, {
    id,
    shipMethod,
    ...(locationId !== null && { isPickupSelected: true, locationId }),
  });
}
