import type { CheckoutClient } from "@store/checkout-client";
import type { Cart } from "@store/contract/cart";
import { catalogOperations, type StoreLocation } from "@store/contract/catalog";

/** What the cart shows above its lines because its address asks for it: without scripts there are no popups. */
export type CartSectionRequest =
  /** A notice with an undo. */
  | { readonly kind: "removed" | "uninstalled"; readonly lineId: string }
  /** A notice that a form was submitted again, and so has added nothing more. */
  | { readonly kind: "repeated" }
  | { readonly kind: "pickup"; readonly lineId: string; readonly stores: readonly StoreLocation[] }
  | { readonly kind: "boxes"; readonly lineId: string }
  /** All that is picked up in large boxes, before the checkout. */
  | { readonly kind: "oversized" }
  /** Of one line, or of the cart where it names none. */
  | { readonly kind: "delivery"; readonly lineId: string };

const cartKinds = ["oversized", "repeated"] as const;
const lineKinds = ["removed", "uninstalled", "boxes", "delivery"] as const;

/** Reads which section the cart's address asks for; null when it asks for none. */
export async function readCartSection(
  params: URLSearchParams,
  client: CheckoutClient,
): Promise<CartSectionRequest | null> {
  for (const kind of cartKinds) if (params.has(kind)) return { kind };
  const kind = lineKinds.find((each) => params.has(each));
  if (kind) return { kind, lineId: params.get(kind) ?? "" };
  const lineId = params.get("pickup");
  if (lineId === null) return null;
  const result = await client.call(catalogOperations.getStores, {});
  return { kind: "pickup", lineId, stores: result.ok ? result.value.stores : [] };
}

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
