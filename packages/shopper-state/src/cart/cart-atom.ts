import { atom } from "jotai/vanilla";
import { cartValueAtom, hasCartFailedAtom } from "../basket/cart-value.ts";
import { pendingChangesAtom } from "./pending-changes.ts";
import { applyOptimistic, type PendingMutations } from "./pending-mutations.ts";

/** Changes of lines that the service has not confirmed. */
export const pendingMutationsAtom = atom<PendingMutations>([]);

/**
 * The cart on screen: the service's latest with the shopper's pending changes. Null until the first cart has arrived.
 */
export const cartAtom = atom((get) => {
  const cart = get(cartValueAtom);
  return cart && applyOptimistic(cart, get(pendingMutationsAtom));
});

/** "failed" only while there is nothing to show. */
export const cartStatusAtom = atom((get): "loading" | "ready" | "failed" => {
  if (get(cartValueAtom)) return "ready";
  return get(hasCartFailedAtom) ? "failed" : "loading";
});

/** Whether the summary does not include the latest changes yet. */
export const isCartSettlingAtom = atom(
  (get) => get(pendingMutationsAtom).length > 0 || get(pendingChangesAtom).length > 0,
);
