import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/**
 * Runs statements that read much of the store, all of them as of one moment, with the plans that suit them: a service's
 * connections ask for plans that look up by key (`packages/commerce-service/src/node/open-pool.ts`). In a transaction of
 * the caller's they see what it sees.
 */
export function readSnapshot<Result>(
  database: Kysely<StoreDatabase>,
  read: (transaction: Kysely<StoreDatabase>) => Promise<Result>,
): Promise<Result> {
  if (!database.isTransaction) {
    const moment = database.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    return moment.execute((transaction) => readSnapshot(transaction, read));
  }
  const settings = sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('enable_seqscan', 'on', true)`;
  return settings.execute(database).then(() => read(database));
}
