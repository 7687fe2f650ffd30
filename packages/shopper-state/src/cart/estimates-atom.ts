import { cartOperations } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../problem/report-failure-atom.ts";
import { cartAtom } from "./cart-atom.ts";

const getEdd = cartOperations.getEdd;

/** By line; a line that nothing brings has no words. */
export type EstimatesByLine = ReadonlyMap<string, string | undefined>;
const none: EstimatesByLine = new Map();

// What was answered, of which cart. A later version of it has other lines, ways or places.
interface Estimates {
  readonly basketId: string;
  readonly version: number;
  /** Null when there are none to be had. */
  readonly messages: EstimatesByLine | null;
}

const answeredAtom = atom<Estimates | null>(null);
const currentAtom = atom((get) => {
  const cart = get(cartAtom);
  const answered = get(answeredAtom);
  return answered?.basketId === cart?.basketId && answered?.version === cart?.version ? answered : null;
});

/** What the cart says in place of estimates that cannot be had; null otherwise (ERR-15). */
export const estimateOutageAtom = atom((get): string | null => {
  const cart = get(cartAtom);
  return cart && get(currentAtom)?.messages === null ? cart.config.eddOutagePickupMessage : null;
});

/** When each line comes as it was looked up, by line, none while that is out; null while the cart speaks for itself. */
export const estimatesAtom = atom((get): EstimatesByLine | null => {
  const current = get(currentAtom);
  return current && (current.messages ?? none);
});

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
  set(answeredAtom, { basketId, version, messages });
});
