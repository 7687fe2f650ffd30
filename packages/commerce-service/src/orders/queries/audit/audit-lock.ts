import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../../database/schema.ts";

/**
 * Takes the advisory lock of the audit, which a connection has until it ends; returns whether it has it. The plans of its
 * statements are made anew each time: one that was made for an empty store, and kept, would read all orders after it has
 * grown.
 */
export async function takeAuditLock(connection: Kysely<StoreDatabase>): Promise<boolean> {
  await sql`set plan_cache_mode = force_custom_plan`.execute(connection);
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(hashtextextended('store audit', 0)) as taken`.execute(connection);
  return rows[0]?.taken === true;
}
