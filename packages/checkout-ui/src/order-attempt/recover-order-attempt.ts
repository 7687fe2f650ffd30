import type { OrderAttempt } from "@store/contract/orders";
import { checkoutClientAtom, platformAtom, type ShopperStore } from "@store/shopper-state";
import { orderCalls } from "../step-work/checkout-calls.ts";

/** The outcome of an attempt: "open" when it is still unknown after a minute, "reset" when the session is over. */
type AttemptEnd =
  | { readonly kind: "placed"; readonly url: string | null }
  | { readonly kind: "failed"; readonly attempt: OrderAttempt }
  | { readonly kind: "none" | "open" | "reset" };

/** Immediately, then after 1, 2, 4 ... seconds, up to a minute. */
const attemptDelaysMs: readonly number[] = [0, 1000, 2000, 4000, 8000, 16_000, 29_000];

interface AttemptPlatform {
  /** "silent" when the status call itself failed, which says nothing about the attempt. */
  readonly fetchAttempt: () => Promise<OrderAttempt | "silent" | "reset">;
  readonly wait: (delayMs: number) => Promise<void>;
}

/** Polls an attempt until it has ended. */
export async function pollOrderAttempt({ fetchAttempt, wait }: AttemptPlatform): Promise<AttemptEnd> {
  for (const delayMs of attemptDelaysMs) {
    if (delayMs > 0) await wait(delayMs);
    const reply = await fetchAttempt();
    if (reply === "reset") return { kind: "reset" };
    if (reply === "silent") continue;
    if (reply.status === "placed") return { kind: "placed", url: reply.redirectUrl ?? null };
    if (reply.status === "failed") return { kind: "failed", attempt: reply };
    if (reply.status === "none") return { kind: "none" };
  }
  return { kind: "open" };
}

/** Polls an attempt of this page's session by its key. */
export function recoverOrderAttempt(store: ShopperStore, key: string): Promise<AttemptEnd> {
  return pollOrderAttempt({
    wait: store.get(platformAtom).wait,
    fetchAttempt: async () => {
      const result = await store.get(checkoutClientAtom).call(orderCalls.getOrderAttempt, { key });
      if (result.ok) return result.value;
      return result.failure.kind === "sessionReset" ? "reset" : "silent";
    },
  });
}
