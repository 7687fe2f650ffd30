import type { Cart } from "@store/contract/cart";
import type { GetEdd } from "@store/contract/cart/requests";
import { atom } from "jotai/vanilla";
import { cartValueAtom } from "../basket/cart-value.ts";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../dialogs/report-failure-atom.ts";
import { cartAtom } from "./cart-atom.ts";
import { cartCalls } from "./load-cart.ts";

/** By line id; a line that cannot be delivered has no text. */
export type EstimatesByLine = ReadonlyMap<string, string | undefined>;
const none: EstimatesByLine = new Map();

/** The estimates for one version of the cart. A later version has other lines, fulfillment methods or destinations. */
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

/** When each line arrives, as looked up. Empty during an outage; null while the cart's own estimates apply. */
export const estimatesAtom = atom((get): EstimatesByLine | null => {
  const current = get(currentAtom);
  return current && (current.messages ?? none);
});

/**
 * Looks up when the lines arrive, for the postal code of the cart; each line keeps its pickup store. If all lines are
 * picked up at one store, only the store is looked up. Without estimates or without a postal code, nothing is looked up
 * and the cart's own estimate applies.
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

/** The pickup stores of a cart in which all lines are picked up. Null if something is shipped or the cart is empty. */
export function pickupStores({ lineItems }: Pick<Cart, "lineItems">): ReadonlySet<string> | null {
  // A donation is not delivered.
  const lines = lineItems.filter(({ isRemoved, itemInfo }) => !isRemoved && !itemInfo.isDonation);
  const stores = lines.map(({ shippingDeliveryOptions }) => shippingDeliveryOptions.locationId ?? null);
  const known = stores.filter((locationId) => locationId !== null);
  return known.length > 0 && known.length === stores.length ? new Set(known) : null;
}

/** Whether the service has all lines of the cart as pickup, so the amounts on screen include it. */
export const isPickedUpAtom = atom((get) => {
  const cart = get(cartValueAtom);
  return cart !== null && pickupStores(cart) !== null;
});
