import type { CheckoutClient } from "@store/checkout-client";
import type { Cart } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";

/** The names of the stores that lines of a cart are picked up at, by their ids; most carts have none and ask nothing. */
export async function readStoreNames(
  cart: Pick<Cart, "lineItems"> | undefined,
  client: CheckoutClient,
): Promise<Readonly<Record<string, string>>> {
  const ids = new Set(cart?.lineItems.map(({ shippingDeliveryOptions }) => shippingDeliveryOptions.locationId));
  ids.delete(null);
  ids.delete(undefined);
  if (ids.size === 0) return {};
  const result = await client.call(catalogOperations.getStores, {});
  const stores = result.ok ? result.value.stores.filter(({ locationId }) => ids.has(locationId)) : [];
  return Object.fromEntries(stores.map(({ locationId, name }) => [locationId, name]));
}
