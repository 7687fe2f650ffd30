import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** How many rows one statement deletes at most. */
export const batchSize = 1000;

/** Slightly less than the pause between two passes of a process, whose timer may fire early. */
const minimumGapMs = 59_000;

/**
 * Whether the caller may run a pass now: of all processes, one may run it per minute. If it dies during the pass, the
 * next one is not affected. A last pass in the future was recorded by a fast clock and is ignored.
 */
export async function claimRun(database: Kysely<StoreDatabase>, now: Date): Promise<boolean> {
  const claimed = await database
    .updateTable("housekeeping")
    .set({ started_at: now })
    .where(({ eb, or }) =>
      or([
        eb("started_at", "<=", new Date(now.getTime() - minimumGapMs)),
        eb("started_at", ">=", new Date(now.getTime() + minimumGapMs)),
      ]),
    )
    .returning("started_at")
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Deletes a batch of baskets, with their lines, whose guest session has ended and whose last change is not after
 * `until`; returns how many. Baskets that an order attempt references are kept, and with them all orders: each has an
 * attempt. Attempts are looked up by basket, since a join may read all of them. A condition on `status` would let the
 * planner combine this index with that of all open baskets, which it would read completely.
 */
export async function deleteAbandonedBaskets(database: Kysely<StoreDatabase>, until: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from basket where basket_id = any(array(
      select basket_id from basket b
      where is_abandoned and updated_at <= ${until}
        and basket_id <> all(array(select basket_id from order_attempt a where a.basket_id = b.basket_id))
      order by updated_at limit ${sql.lit(batchSize)} for update skip locked))`.execute(database);
  return Number(numAffectedRows);
}

/** The time columns by which rows expire, each with an index. */
interface PastColumns {
  idempotency: "created_at";
  sign_in_ticket: "expires_at";
  sign_in_failure: "forgotten_at";
  rate_limit: "window_started";
  password_reset: "expires_at";
  mail_outbox: "created_at";
  personalization_design: "created_at";
  account_gift_card: "used_at";
  swatch_address: "window_started";
  swatch_order: "ordered_at";
  wallet_visit: "started_at";
  sandbox_wallet_page: "opened_at";
  payment_notification: "received_at";
}

/**
 * Deletes a batch of the rows whose time is not after `until`, oldest first; returns how many. Locked rows are left to
 * the next pass.
 */
export async function deletePastRows<Table extends keyof PastColumns>(
  database: Kysely<StoreDatabase>,
  table: Table,
  column: PastColumns[Table],
  until: Date,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} <= ${until}
      order by ${sql.ref(column)} limit ${sql.lit(batchSize)} for update skip locked))`.execute(database);
  return Number(numAffectedRows);
}
