import type { Cart } from "@store/contract/cart";
import type { GetEdd } from "@store/contract/cart/requests";
import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../dialogs/report-failure-atom.ts";
import { cartAtom } from "./cart-atom.ts";
import { cartValueAtom } from "./cart-value.ts";
import { cartCalls } from "./load-cart.ts";

/** By line; a line that cannot be delivered has no text. */
export type EstimatesByLine = ReadonlyMap<string, string | undefined>;
const none: EstimatesByLine = new Map();

/** The answer for one version of the cart. A later version has other lines, fulfillment methods or places. */
interface Estimates {
  readonly basketId: string;
  readonly version: number;
  /** Null when they are unavailable. */
  readonly messages: EstimatesByLine | null;
}

const loadedAtom = atom<Estimates | null>(null);
const currentAtom = atom((get) => {
  const cart = get(cartAtom);
  const loaded = get(loadedAtom);
  return loaded?.basketId === cart?.basketId && loaded?.version === cart?.version ? loaded : null;
});

/** The text shown when estimates are unavailable; null otherwise. */
export const estimateOutageAtom = atom((get): string | null => {
  const cart = get(cartAtom);
  return cart && get(currentAtom)?.messages === null ? cart.config.eddOutagePickupMessage : null;
});

/** When each line arrives, as looked up; no entries during an outage; null while the cart's own estimates hold. */
export const estimatesAtom = atom((get): EstimatesByLine | null => {
  const current = get(currentAtom);
  return current && (current.messages ?? none);
});

/**
 * Looks up when the lines arrive, for the postal code of the cart; each stays with the store that it is picked up at. Of a
 * cart that is picked up as a whole only its store is asked. Asked only of a cart whose service estimates and
 * whose place is known: without one the cart's own guess holds.
 */
export const lookUpEstimatesAtom = atom(null, async (get, set): Promise<void> => {
  const cart = get(cartAtom);
  const request = cart?.config.oms_UseSharedEngine ? toRequest(cart) : null;
  if (!cart || request === null) return;
  const { basketId, version } = cart;
  const result = await get(checkoutClientAtom).call(cartCalls.getEdd, request);
  const lines = (result.ok && result.value.lineItems) || null;
  if (lines === null) {
    const noLines = { kind: "unexpected", message: "The service knows no estimates" } as const;
    set(reportFailureAtom, result.ok ? noLines : result.failure, cartCalls.getEdd, { popup: "never" });
  }
  const isStale = get(cartAtom)?.basketId !== basketId || get(cartAtom)?.version !== version;
  if (isStale) return;
  const messages = lines && new Map(lines.map((line) => [line.id, line.shippingDeliveryOptions.edd?.message]));
  set(loadedAtom, { basketId, version, messages });
});

function toRequest(cart: Cart): GetEdd | null {
  const stores = pickupStores(cart);
  const [locationId = null] = stores ?? [];
  // Each of several stores has its own dates, which the cart contains.
  if (stores) return stores.size === 1 ? { locationId, zipCode: "" } : null;
  const { taxZipCode: zipCode } = cart.cartSummary;
  return zipCode ? { locationId, zipCode } : null;
}

/** The stores, one or more, of a cart that is picked up as a whole. Null when something is shipped, or nothing is in it. */
export function pickupStores({ lineItems }: Pick<Cart, "lineItems">): ReadonlySet<string> | null {
  // A donation is not delivered.
  const lines = lineItems.filter(({ isRemoved, itemInfo }) => !isRemoved && !itemInfo.isDonation);
  const stores = lines.map(({ shippingDeliveryOptions }) => shippingDeliveryOptions.locationId ?? null);
  const known = stores.filter((locationId) => locationId !== null);
  return known.length > 0 && known.length === stores.length ? new Set(known) : null;
}

/** Whether all of the cart is picked up according to the service, and so with the amounts that are on screen. */
export const isPickedUpAtom = atom((get) => {
  const cart = get(cartValueAtom);
  return cart !== null && pickupStores(cart) !== null;
});
