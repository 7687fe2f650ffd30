import type { Kysely } from "kysely";
import type { OrderAttemptRow, StoreDatabase } from "../../database/schema.ts";
import type { AttemptState } from "../rules/attempt-states.ts";

/**
 * Moves an attempt to the next state if it is in one of the given states; returns whether it was, so only one of two
 * callers moves it.
 */
export async function advanceAttempt(
  database: Kysely<StoreDatabase>,
  { attemptId, from, to, now }: { attemptId: string; from: readonly AttemptState[]; to: AttemptState; now: Date },
  more: { reply?: string; failure?: OrderAttemptRow["failure"]; next_look_at?: Date } = {},
): Promise<boolean> {
  const moved = await database
    .updateTable("order_attempt")
    .set({ state: to, updated_at: now, ...more })
    .where("attempt_id", "=", attemptId)
    .where("state", "in", from)
    .returning("attempt_id")
    .executeTakeFirst();
  return moved !== undefined;
}
