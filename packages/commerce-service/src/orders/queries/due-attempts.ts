import { type Kysely, sql } from "kysely";
import type { OrderAttemptRow, StoreDatabase } from "../../database/schema.ts";
import { confirmingStates, runningStates } from "../rules/attempt-states.ts";
import { longestLookupPauseMs } from "../rules/lookup-times.ts";
import { hasState } from "./has-state.ts";

/**
 * Claims attempts that are due, each by one process only: locked rows are skipped, and the next lookup is scheduled
 * before this one starts, so that a process that dies delays the attempt but never loses it.
 */
export async function claimDueAttempts(
  database: Kysely<StoreDatabase>,
  now: Date,
  most: number,
): Promise<OrderAttemptRow[]> {
  const due = database
    .selectFrom("order_attempt")
    .select("attempt_id")
    .where(hasState(runningStates))
    .where("next_look_at", "<=", now)
    .orderBy("next_look_at")
    .limit(sql.lit(most))
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
 * Makes the attempts with some payment references due for a lookup at once, except those whose submission is still
 * authorizing: it gets the results itself, and may have authorized only one of two cards.
 */
export async function makeAttemptsDue(
  database: Kysely<StoreDatabase>,
  references: readonly string[],
  now: Date,
): Promise<void> {
  const cards = references.map((reference) => JSON.stringify([{ reference }]));
  await database
    .updateTable("order_attempt")
    .set({ next_look_at: now })
    .where(hasState(confirmingStates))
    .where(sql<boolean>`cards @> any(${cards}::text[]::jsonb[])`)
    .execute();
}
