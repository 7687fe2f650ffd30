import type { OrderAttempt } from "@store/contract/orders";
import { orderOperations } from "@store/contract/orders";
import { checkoutClientAtom, platformAtom, type ShopperStore } from "@store/shopper-state";

/** What became of an attempt; "open" when a minute has not told, "reset" when nobody can be asked any more. */
type AttemptEnd =
  | { readonly kind: "placed"; readonly url: string | null }
  | { readonly kind: "failed"; readonly attempt: OrderAttempt }
  | { readonly kind: "none" | "open" | "reset" };

/** At once, then after 1, 2, 4 ... seconds, up to a minute (AMB-124). */
const attemptDelaysMs: readonly number[] = [0, 1000, 2000, 4000, 8000, 16_000, 29_000];

interface AttemptPlatform {
  /** "silent" when the question itself got no answer, which says nothing of the attempt. */
  readonly fetchAttempt: () => Promise<OrderAttempt | "silent" | "reset">;
  readonly wait: (delayMs: number) => Promise<void>;
}

/** Asks after an attempt until it has ended. */
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
