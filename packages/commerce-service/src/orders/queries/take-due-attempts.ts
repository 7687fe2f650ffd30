import { type Kysely, sql } from "kysely";
import type { OrderAttemptRow, StoreDatabase } from "../../database/schema.ts";
import { longestLookPauseMs } from "../rules/look-times.ts";

const atOnce = 20;

/**
 * Takes attempts that are due for a look, each by one process only: locked rows are skipped, and the next look is put
 * off before this one begins, so that a process that dies over it delays the attempt but never loses it.
 */
export async function takeDueAttempts(database: Kysely<StoreDatabase>, now: Date): Promise<OrderAttemptRow[]> {
  return database
    .updateTable("order_attempt")
    .set((eb) => ({
      looks: eb("looks", "+", 1),
      // The exponent is held down: a power too large for a number would fail the statement, and with it every recovery.
      next_look_at: sql<Date>`${now}::timestamptz
        + least(power(2, least(looks, 20) + 1) * 1000, ${longestLookPauseMs}) * interval '1 millisecond'`,
    }))
    .where("attempt_id", "in", (query) =>
      query
        .selectFrom("order_attempt")
        .select("attempt_id")
        .where("state", "not in", ["placed", "failed"])
        .where("next_look_at", "<=", now)
        .orderBy("next_look_at")
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
