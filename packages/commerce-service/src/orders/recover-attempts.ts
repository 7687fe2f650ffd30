import { type Kysely, sql } from "kysely";
import type { OrderAttemptRow, StoreDatabase } from "../database/schema.ts";
import type { Payments } from "../ports/payments.ts";
import type { Ports } from "../service/context.ts";
import { toFailure } from "./authorize-attempt.ts";
import { placeAttempt, releaseAttempt } from "./finish-attempt.ts";
import { advanceAttempt } from "./queries/advance-attempt.ts";
import { hasState } from "./queries/has-state.ts";
import { runningStates } from "./rules/attempt-states.ts";
import { longestLookupPauseMs } from "./rules/lookup-times.ts";

const atOnce = 20;

/**
 * Claims attempts that are due, each by one process only: locked rows are skipped, and the next lookup is scheduled
 * before this one starts, so that a process that dies delays the attempt but never loses it.
 */
async function claimDueAttempts(database: Kysely<StoreDatabase>, now: Date): Promise<OrderAttemptRow[]> {
  const due = database
    .selectFrom("order_attempt")
    .select("attempt_id")
    .where(hasState(runningStates))
    .where("next_look_at", "<=", now)
    .orderBy("next_look_at")
    .limit(sql.lit(atOnce))
    .forUpdate()
    .skipLocked();
  return (
    database
      .updateTable("order_attempt")
      .set((eb) => ({
        looks: eb("looks", "+", 1),
        // The exponent is limited: a power that exceeds a number would fail the statement, and with it every recovery.
        next_look_at: sql<Date>`${now}::timestamptz
        + least(power(2, least(looks, 20) + 1) * 1000, ${longestLookupPauseMs}) * interval '1 millisecond'`,
      }))
      // Looked up by key: a join may read all attempts.
      .where("attempt_id", "=", sql<string>`any(array(${due}))`)
      .returningAll()
      .execute()
  );
}

/**
 * One pass of the recovery loop: looks up the payment of every attempt that is stuck, and finishes or releases it. Any
 * number of processes may run it concurrently. An attempt that cannot be settled now is looked up again later; a
 * failure of one does not affect the others.
 */
export async function recoverAttempts(ports: Ports): Promise<void> {
  for (;;) {
    const due = await claimDueAttempts(ports.database, ports.clock.now());
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
  if (attempt.state === "releasing") {
    await releaseAttempt(ports, attempt, attempt.failure ?? "notReceived");
    return;
  }
  const found = await findAuthorization(ports.payments, attempt);
  switch (found.kind) {
    case "approved":
      await placeAttempt(ports, attempt);
      return;
    case "declined":
      await releaseAttempt(ports, attempt, found.failure);
      return;
    case "none":
      await releaseAttempt(ports, attempt, "notReceived");
      return;
    case "unknown":
      await advanceAttempt(ports.database, {
        attemptId: attempt.attempt_id,
        from: ["reserved", "authorising"],
        to: "unknown",
        now: ports.clock.now(),
      });
      return;
    default:
      found satisfies never;
  }
}

type Found = { kind: "approved" | "none" | "unknown" } | { kind: "declined"; failure: ReturnType<typeof toFailure> };

/** The processor's result for all cards of an attempt: a final result has priority over a missing one. */
async function findAuthorization(payments: Payments, { cards }: OrderAttemptRow): Promise<Found> {
  const found = await Promise.all(cards.map(({ reference }) => payments.find(reference)));
  const declined = found.find((one) => one.kind === "declined");
  if (declined) return { kind: "declined", failure: toFailure(declined.code) };
  if (found.some(({ kind }) => kind === "unknown")) return { kind: "unknown" };
  // The rest was never authorized: the submission that would have done it has ended.
  return found.some(({ kind }) => kind === "none") ? { kind: "none" } : { kind: "approved" };
}
