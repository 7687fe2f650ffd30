import type { OrderResult } from "@store/contract/orders";
import type { OrderAttemptRow } from "../database/schema.ts";
import type { Payments } from "../ports/payments.ts";
import type { Ports } from "../service/context.ts";
import { toFailure } from "./authorize-attempt.ts";
import { placeAttempt, releaseAttempt } from "./finish-attempt.ts";
import { advanceAttempt } from "./queries/advance-attempt.ts";
import { claimDueAttempts } from "./queries/due-attempts.ts";

const atOnce = 20;

/**
 * One pass of the recovery loop: looks up the payment of every attempt that is stuck, and finishes or releases it. Any
 * number of processes may run it concurrently. An attempt that cannot be settled now is looked up again later; a
 * failure of one does not affect the others.
 */
export async function recoverAttempts(ports: Ports): Promise<void> {
  for (;;) {
    const due = await claimDueAttempts(ports.database, ports.clock.now(), atOnce);
    if (due.length === 0) return;
    for (const attempt of due) {
      try {
        await recover(ports, attempt);
      } catch (error) {
        const reason = error instanceof Error ? error.name : typeof error;
        ports.log.error("recovery failed", { attemptId: attempt.attempt_id, looks: attempt.looks, reason });
      }
    }
  }
}

async function recover(ports: Ports, attempt: OrderAttemptRow): Promise<void> {
  const reply = await settle(ports, attempt);
  if (!reply) return;
  ports.metrics.count("store.authorizations.recovered", { outcome: reply.isSuccess ? "placed" : "released" });
}

/** The reply of the settled attempt; undefined if it cannot be settled now, or another caller has settled it. */
async function settle(ports: Ports, attempt: OrderAttemptRow): Promise<OrderResult | undefined> {
  if (attempt.state === "releasing") return releaseAttempt(ports, attempt, attempt.failure ?? "notReceived");
  const found = await findAuthorization(ports.payments, attempt);
  switch (found.kind) {
    case "approved":
      return placeAttempt(ports, attempt);
    case "declined":
      return releaseAttempt(ports, attempt, found.failure);
    case "none":
      return releaseAttempt(ports, attempt, "notReceived");
    case "unknown":
      await advanceAttempt(ports.database, {
        attemptId: attempt.attempt_id,
        from: ["reserved", "authorizing"],
        to: "unknown",
        now: ports.clock.now(),
      });
      return undefined;
    default:
      return found satisfies never;
  }
}

type Found = { kind: "approved" | "none" | "unknown" } | { kind: "declined"; failure: ReturnType<typeof toFailure> };

/** The processor's result for all cards of an attempt: a final result has priority over a missing one. */
async function findAuthorization(payments: Payments, { cards }: OrderAttemptRow): Promise<Found> {
  const find = async ({ reference, kind: payment }: OrderAttemptRow["cards"][number]) => ({
    ...{ payment, ...(await payments.find(reference)) },
  });
  const found = await Promise.all(cards.map(find));
  const declined = found.find((one) => one.kind === "declined");
  if (declined) return { kind: "declined", failure: toFailure(declined.code, declined.payment) };
  if (found.some(({ kind }) => kind === "unknown")) return { kind: "unknown" };
  // The rest was never authorized: the submission that would have done it has ended.
  return found.some(({ kind }) => kind === "none") ? { kind: "none" } : { kind: "approved" };
}
