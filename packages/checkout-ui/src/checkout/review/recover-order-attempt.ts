import { orderOperations } from "@store/contract/orders";
import { checkoutClientAtom, platformAtom, type ShopperStore } from "@store/shopper-state";
import { type AttemptEnd, pollOrderAttempt } from "./poll-order-attempt.ts";

/** Follows an attempt of this page's session by its key. */
export function recoverOrderAttempt(store: ShopperStore, key: string): Promise<AttemptEnd> {
  return pollOrderAttempt({
    wait: store.get(platformAtom).wait,
    fetchAttempt: async () => {
      const result = await store.get(checkoutClientAtom).call(orderOperations.getOrderAttempt, { key });
      if (result.ok) return result.value;
      return result.failure.kind === "sessionReset" ? "reset" : "silent";
    },
  });
}
