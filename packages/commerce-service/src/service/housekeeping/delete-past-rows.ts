import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { batchSize } from "./batch.ts";

/** Moments by which rows go, each with an index. */
interface PastColumns {
  idempotency: "created_at";
  sign_in_ticket: "expires_at";
  sign_in_failure: "forgotten_at";
  rate_limit: "window_started";
}

/**
 * Deletes a batch of the rows whose moment is not after `until`, oldest first, and answers how many. Rows that somebody
 * is writing are left to the next pass, so that neither waits for the other.
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
