import type { OrderAttempt } from "@store/contract/orders";

/** What became of an attempt; "open" when a minute has not told. */
export type AttemptEnd =
  | { readonly kind: "placed"; readonly url: string | null }
  | { readonly kind: "failed"; readonly attempt: OrderAttempt }
  | { readonly kind: "none" }
  | { readonly kind: "open" };

/** At once, then after 1, 2, 4 ... seconds, up to a minute (AMB-124). */
export const attemptDelaysMs: readonly number[] = [0, 1000, 2000, 4000, 8000, 16_000, 29_000];

export interface AttemptEdges {
  /** Null when the question itself got no answer. */
  readonly ask: () => Promise<OrderAttempt | null>;
  readonly wait: (delayMs: number) => Promise<void>;
}

/** Asks after an attempt until it has ended. A question that gets no answer says nothing of the attempt. */
export async function followAttempt({ ask, wait }: AttemptEdges): Promise<AttemptEnd> {
  for (const delayMs of attemptDelaysMs) {
    if (delayMs > 0) await wait(delayMs);
    const attempt = await ask();
    if (attempt?.status === "placed") return { kind: "placed", url: attempt.redirectUrl ?? null };
    if (attempt?.status === "failed") return { kind: "failed", attempt };
    if (attempt?.status === "none") return { kind: "none" };
  }
  return { kind: "open" };
}
