import { type CallFailure, isAnswerUnknown } from "@store/checkout-client";
import { type OrderAttempt, orderOperations } from "@store/contract/orders";
import type { PlaceOrder } from "@store/contract/orders/requests";
import type { StepCall, StepStop } from "../step-work/step-outcome.ts";

import { type OrderOutcome, toOrderOutcome } from "./to-order-outcome.ts";

export interface OrderToSend {
  readonly call: StepCall;
  /** The partner's transaction id, or empty (TEND-06). */
  readonly adata: string;
  /** What the shopper saw of the order. */
  readonly quote: Omit<PlaceOrder, "adata">;
  /** Makes one order of it, however often it is sent. */
  readonly key: string;
}

export type SentOrder =
  | Exclude<OrderOutcome, { kind: "confirming" }>
  /** The attempt has to be asked after; `failure` is what is told when there is no such attempt. */
  | { readonly kind: "confirming"; readonly attemptKey: string; readonly failure: CallFailure | null }
  | Extract<StepStop, { kind: "failed" }>;

/** Places an order that was shown. An answer that is lost says nothing of it: the attempt is asked after (AMB-124). */
export async function sendOrder({ call, adata, quote, key }: OrderToSend): Promise<SentOrder> {
  const operation = orderOperations.placeOrder;
  const result = await call(operation, { adata, ...quote }, { idempotencyKey: key });
  if (result.ok) {
    const outcome = toOrderOutcome(result.value);
    if (outcome.kind !== "confirming") return outcome;
    return { kind: "confirming", attemptKey: outcome.attemptKey ?? key, failure: null };
  }
  const { failure } = result;
  if (!isAnswerUnknown(failure)) return { kind: "failed", failure, operation };
  return { kind: "confirming", attemptKey: getAttemptKey(failure) ?? key, failure };
}

/** What an attempt has come to: an outcome as of the order itself, "none" without such an attempt, "open" until it has ended. */
export function toAttemptOutcome(
  attempt: OrderAttempt,
): OrderOutcome | { readonly kind: "none" } | { readonly kind: "open" } {
  const { status } = attempt;
  switch (status) {
    case "placed":
      return { kind: "placed", url: attempt.redirectUrl ?? null };
    case "failed":
      return toFailedOutcome(attempt);
    case "none":
      return { kind: "none" };
    case "inProgress":
    case "confirming":
      return { kind: "open" };
    default:
      return status satisfies never;
  }
}

/** Why an attempt has failed. */
export function toFailedOutcome({ message, errorCode, redirectUrl }: OrderAttempt): OrderOutcome {
  return toOrderOutcome({ isSuccess: false, message: message ?? "", errorCode, redirectUrl: redirectUrl ?? null });
}

/** The key of the attempt that a refusal names, when it is another than the one sent. */
export function getAttemptKey(failure: CallFailure): string | null {
  if (failure.kind !== "refused") return null;
  const { attemptKey } = failure.reply;
  return typeof attemptKey === "string" ? attemptKey : null;
}
