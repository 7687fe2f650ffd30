import { checkoutAtom, platformAtom, type ShopperStore, saveTokenAtom } from "@store/shopper-state";
import { type PendingOrderAttempt, pendingOrderAttempt } from "../checkout/review/pending-order-attempt.ts";
import { recoverOrderAttempt } from "../checkout/review/recover-order-attempt.ts";

/** Asks what became of a click on Place Order; answers where its order is confirmed, if it was placed. */
export async function recoverOrder(store: ShopperStore, { key, token }: PendingOrderAttempt): Promise<string | null> {
  store.set(saveTokenAtom, token);
  const end = await recoverOrderAttempt(store, key);
  // A failure has its place on the review step, as long as there is one.
  if (end.kind === "open" || (end.kind === "failed" && store.get(checkoutAtom) !== null)) return null;
  pendingOrderAttempt.remove(store.get(platformAtom).storage);
  return end.kind === "placed" ? end.url : null;
}
