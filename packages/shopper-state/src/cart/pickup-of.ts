import type { Cart } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { cartValueAtom } from "./cart-atom.ts";

/** Where a cart is picked up of which nothing is sent: at these stores, one or more. Null when something is sent, or nothing is in it. */
export function pickupOf({ lineItems }: Pick<Cart, "lineItems">): ReadonlySet<string> | null {
  // Nobody carries a donation.
  const lines = lineItems.filter(({ isRemoved, itemInfo }) => !isRemoved && !itemInfo.isDonation);
  const stores = lines.map(({ shippingDeliveryOptions }) => shippingDeliveryOptions.locationId ?? null);
  const known = stores.filter((locationId) => locationId !== null);
  return known.length > 0 && known.length === stores.length ? new Set(known) : null;
}

/** Whether all of the cart is picked up as the service has it, and so with the amounts that are on screen. */
export const isPickedUpAtom = atom((get) => {
  const cart = get(cartValueAtom);
  return cart !== null && pickupOf(cart) !== null;
});
