import type { CheckoutClient } from "@store/checkout-client";
import { type Cart, cartOperations } from "@store/contract/cart";
import { catalogOperations, type StoreLocation } from "@store/contract/catalog";
import { popupOperations } from "@store/contract/popups";
import { toPlainText } from "../../card/payment-error.ts";
import { isPickupVisible } from "../../pickup-store/is-fulfillment-visible.ts";

/** The sections that the cart's URL can request: without scripts there are no popups. */
export type CartSectionRequest =
  /** A notice with an undo. */
  | { readonly kind: "removed" | "uninstalled"; readonly lineId: string }
  | { readonly kind: "removedDesign"; readonly designId: string }
  /** A notice that a repeated form has added nothing more. */
  | { readonly kind: "repeated" }
  | { readonly kind: "pickup"; readonly lineId: string; readonly stores: readonly StoreLocation[] }
  | { readonly kind: "boxes"; readonly lineId: string }
  /** All items for pickup with large boxes, before the checkout. */
  | { readonly kind: "oversized" }
  /** A notice of the service before the checkout: its heading and its paragraphs. */
  | { readonly kind: "notice"; readonly title: string; readonly texts: readonly string[] }
  /** For one line, or for the cart without a line. */
  | { readonly kind: "delivery"; readonly lineId: string };

const cartKinds = ["oversized", "repeated"] as const;
const lineKinds = ["removed", "uninstalled", "boxes", "delivery"] as const;

/** Reads the section that the cart's URL requests; null if there is none. */
export async function readCartSection(
  params: URLSearchParams,
  client: CheckoutClient,
): Promise<CartSectionRequest | null> {
  for (const kind of cartKinds) if (params.has(kind)) return { kind };
  const kind = lineKinds.find((each) => params.has(each));
  if (kind) return { kind, lineId: params.get(kind) ?? "" };
  const designId = params.get("removedDesign");
  if (designId !== null) return { kind: "removedDesign", designId };
  const popupName = params.get("notice");
  if (popupName !== null) return readNotice(popupName, client);
  const lineId = params.get("pickup");
  if (lineId === null) return null;
  return { kind: "pickup", lineId, stores: await readPickupStores(lineId, client) };
}

/** The stores at which a line can be picked up, the nearest to the cart's postal code first. */
async function readPickupStores(lineId: string, client: CheckoutClient): Promise<readonly StoreLocation[]> {
  const loaded = await client.call(cartOperations.getCartJsx, {});
  const { lineItems = [], cartSummary } = (loaded.ok && loaded.value.cartData) || {};
  const sku = lineItems.find(({ id }) => id === lineId)?.sku;
  const query = { sku, postalCode: cartSummary?.taxZipCode ?? undefined };
  const result = await client.call(catalogOperations.getStores, query);
  const stores = result.ok ? result.value.stores : [];
  return stores.filter(({ pickupStatus }) => pickupStatus === undefined || isPickupVisible(pickupStatus));
}

/** A popup of the service as plain text, which needs no sanitizing; null if there is none. */
async function readNotice(popupName: string, client: CheckoutClient): Promise<CartSectionRequest | null> {
  const result = await client.call(popupOperations.getPopup, { popupName });
  if (!result.ok) return null;
  const [first = "", ...rest] = result.value.split(/<\/(?:h2|h3|p|li)>/i).map(toPlainText);
  const isTitled = /^\s*<h[23]\b/i.test(result.value);
  const texts = (isTitled ? rest : [first, ...rest]).filter((text) => text !== "");
  return { kind: "notice", title: isTitled ? first : "Please Note", texts };
}

/** The names of the pickup stores of a cart's lines, by id. Most carts have none and make no call. */
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
