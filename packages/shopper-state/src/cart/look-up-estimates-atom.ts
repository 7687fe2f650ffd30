import { cartOperations } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../problem/report-failure-atom.ts";
import { cartAtom } from "./cart-atom.ts";
import { lookedUpAtom } from "./estimates-atom.ts";

const getEdd = cartOperations.getEdd;

/**
 * Looks up when the lines come, for the postal code of the cart; each stays with the store that it is picked up at. Asked
 * only of a cart whose service estimates (CART-15) and whose place is known: without one the cart's own guess stands.
 */
export const lookUpEstimatesAtom = atom(null, async (get, set): Promise<void> => {
  const cart = get(cartAtom);
  const zipCode = cart?.cartSummary.taxZipCode;
  if (!cart?.config.oms_UseSharedEngine || !zipCode) return;
  const { basketId, version } = cart;
  const result = await get(checkoutClientAtom).call(getEdd, { locationId: null, zipCode });
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
