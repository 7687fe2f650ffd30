import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { hasState } from "../../orders/queries/has-state.ts";
import { runningStates } from "../../orders/rules/attempt-states.ts";
import { batchSize } from "./housekeeping.ts";

/**
 * Deletes a batch of the sessions whose time is not after `until`, with their responses and views; returns how many.
 * Their baskets become abandoned, except those that an order attempt references.
 *
 * A session is left to a later pass if its basket is locked or its order is not settled. This never waits for a lock: a
 * call that holds a basket may be about to store its response in the session.
 */
export async function deleteEndedSessions(
  database: Kysely<StoreDatabase>,
  column: "seen_at" | "created_at",
  until: Date,
): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with ended as (
      select session_id from session where ${sql.ref(column)} <= ${until}
      order by ${sql.ref(column)} limit ${sql.lit(batchSize)} for update skip locked),
    locked as (
      select basket_id from basket
      where owner_id = any(array(select session_id from ended)) and status <> 'ordered' for update skip locked),
    busy as (
      select owner_id from basket
      where owner_id = any(array(select session_id from ended)) and status <> 'ordered'
        and basket_id <> all(array(select basket_id from locked))
      union
      select owner_id from order_attempt
      where owner_id = any(array(select session_id from ended)) and ${hasState(runningStates)}),
    gone as (
      delete from session
      where session_id = any(array(select session_id from ended except select owner_id from busy))
      returning session_id),
    abandoned as (
      update basket set is_abandoned = true
      where owner_id = any(array(select session_id from gone)) and status <> 'ordered'
        and basket_id <> all(array(
          select basket_id from order_attempt where basket_id = any(array(select basket_id from locked)))))
    select count(*)::int as deleted from gone`.execute(database);
  return rows[0]?.deleted ?? 0;
}
