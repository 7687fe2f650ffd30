import { checkoutAtom, edgesAtom, keepTokenAtom, type ShopperStore } from "@store/shopper-state";
import { askAttempt } from "../review/ask-attempt.ts";
import { type OrderPress, orderPress } from "../review/order-press.ts";

/** Asks what became of a press on Place Order; answers where its order is confirmed, if it was placed. */
export async function askKeptOrder(store: ShopperStore, { key, token }: OrderPress): Promise<string | null> {
  store.set(keepTokenAtom, token);
  const end = await askAttempt(store, key);
  // A failure has its place on the review step, as long as there is one.
  if (end.kind === "open" || (end.kind === "failed" && store.get(checkoutAtom) !== null)) return null;
  orderPress.drop(store.get(edgesAtom).storage);
  return end.kind === "placed" ? end.url : null;
}
