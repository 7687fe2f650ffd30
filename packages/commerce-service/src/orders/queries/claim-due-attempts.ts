import { type Kysely, sql } from "kysely";
import type { OrderAttemptRow, StoreDatabase } from "../../database/schema.ts";
import { runningStates } from "../rules/attempt-states.ts";
import { longestLookupPauseMs } from "../rules/lookup-times.ts";
import { hasState } from "./has-state.ts";

const atOnce = 20;

/**
 * Takes attempts that are due for a look, each by one process only: locked rows are skipped, and the next look is put
 * off before this one begins, so that a process that dies over it delays the attempt but never loses it.
 */
export async function claimDueAttempts(database: Kysely<StoreDatabase>, now: Date): Promise<OrderAttemptRow[]> {
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
        // The exponent is held down: a power too large for a number would fail the statement, and with it every recovery.
        next_look_at: sql<Date>`${now}::timestamptz
        + least(power(2, least(looks, 20) + 1) * 1000, ${longestLookupPauseMs}) * interval '1 millisecond'`,
      }))
      // Looked up by key: a join may read all attempts.
      .where("attempt_id", "=", sql<string>`any(array(${due}))`)
      .returningAll()
      .execute()
  );
}
