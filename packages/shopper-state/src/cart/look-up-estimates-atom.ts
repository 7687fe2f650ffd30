import { type Cart, cartOperations } from "@store/contract/cart";
import type { GetEdd } from "@store/contract/cart/requests";
import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../problem/report-failure-atom.ts";
import { cartAtom } from "./cart-atom.ts";
import { lookedUpAtom } from "./estimates-atom.ts";
import { pickupOf } from "./pickup-of.ts";

const getEdd = cartOperations.getEdd;

/**
 * Looks up when the lines come, for the postal code of the cart; each stays with the store that it is picked up at. Of a
 * cart that is picked up as a whole only its store is asked. Asked only of a cart whose service estimates (CART-15) and
 * whose place is known: without one the cart's own guess stands.
 */
export const lookUpEstimatesAtom = atom(null, async (get, set): Promise<void> => {
  const cart = get(cartAtom);
  const place = cart?.config.oms_UseSharedEngine ? placeOf(cart) : null;
  if (!cart || place === null) return;
  const { basketId, version } = cart;
  const result = await get(checkoutClientAtom).call(getEdd, place);
  const lines = (result.ok && result.value.lineItems) || null;
  if (lines === null) {
    const noLines = { kind: "unexpected", message: "The service knows no estimates" } as const;
    set(reportFailureAtom, result.ok ? noLines : result.failure, getEdd, { popup: "never" });
  }
  const isLate = get(cartAtom)?.basketId !== basketId || get(cartAtom)?.version !== version;
  if (isLate) return;
  const messages = lines && new Map(lines.map((line) => [line.id, line.shippingDeliveryOptions.edd?.message]));
  set(lookedUpAtom, { basketId, version, messages });
});

function placeOf(cart: Cart): GetEdd | null {
  const stores = pickupOf(cart);
  const [locationId = null] = stores ?? [];
  // Each of several stores has dates of its own, which the cart tells.
  if (stores) return stores.size === 1 ? { locationId, zipCode: "" } : null;
  const { taxZipCode: zipCode } = cart.cartSummary;
  return zipCode ? { locationId, zipCode } : null;
}
