import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";

/**
 * How many statements of a test's own database wait for a lock. Must not be called in a transaction, which sees one
 * moment.
 */
export async function countWaiting(database: Kysely<StoreDatabase>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.waiting ?? 0;
}
