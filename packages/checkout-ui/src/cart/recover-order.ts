import { checkoutAtom, platformAtom, type ShopperStore, saveTokenAtom } from "@store/shopper-state";
import { type PendingOrderAttempt, pendingOrderAttempt } from "../order-attempt/pending-order-attempt.ts";
import { recoverOrderAttempt } from "../order-attempt/recover-order-attempt.ts";

/** Looks up the outcome of a submitted order. Returns the URL of its confirmation if it was placed, else null. */
export async function recoverOrder(store: ShopperStore, { key, token }: PendingOrderAttempt): Promise<string | null> {
  store.set(saveTokenAtom, token);
  const end = await recoverOrderAttempt(store, key);
  // The review step shows a failure while the checkout is open.
  if (end.kind === "open" || (end.kind === "failed" && store.get(checkoutAtom) !== null)) return null;
  pendingOrderAttempt.remove(store.get(platformAtom).storage);
  return end.kind === "placed" ? end.url : null;
}
