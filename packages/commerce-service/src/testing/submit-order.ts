import { orderOperations } from "@store/contract/orders";
import type { Shopper } from "./shopper.ts";

/** The final result of a submission. */
export interface SubmissionOutcome {
  status: "placed" | "failed" | "none" | "open";
  redirectUrl: string | null;
  /** The response to the submission itself. */
  answered: number;
  errorCode: string | null;
}

const pollMs = 50;

/**
 * Submits Place Order and, if the response is not final, requests the status as a browser does: with the key of the
 * running attempt, until it has ended. "open" after `patienceMs`.
 */
export async function submitOrder(
  shopper: Shopper,
  { idempotencyKey, patienceMs = 30_000 }: { idempotencyKey: string; patienceMs?: number },
): Promise<SubmissionOutcome> {
  const { status, body } = await shopper.call(orderOperations.placeOrder, { adata: "" }, { idempotencyKey });
  const { redirectUrl = null, errorCode = null } = body;
  if (status === 200) {
    return { status: body.isSuccess ? "placed" : "failed", redirectUrl, answered: status, errorCode };
  }
  const key = body.attemptKey ?? idempotencyKey;
  const found = await pollOrderAttempt(shopper, { key, patienceMs });
  return { ...found, answered: status, errorCode };
}

/** Requests the status of an attempt until it has ended. */
export async function pollOrderAttempt(
  shopper: Shopper,
  { key, patienceMs = 30_000 }: { key: string; patienceMs?: number },
): Promise<Pick<SubmissionOutcome, "status" | "redirectUrl">> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { body } = await shopper.call(orderOperations.getOrderAttempt, { key });
    const { status, redirectUrl = null } = body;
    if (status === "placed" || status === "failed") return { status, redirectUrl };
    if (Date.now() > deadline) return { status: status === "none" ? "none" : "open", redirectUrl: null };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
