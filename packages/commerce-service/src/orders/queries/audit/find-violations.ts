import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../../database/schema.ts";
import { type AuditRules, attemptRules, holdRules, toOrderRules } from "./audit-rules.ts";
import { processorRules, tenderRules, toLedgerRules } from "./payment-rules.ts";

const everyOrder = sql<boolean>`true`;

/** Every rule of the audit. */
export const auditRules: AuditRules = {
  ...toOrderRules(everyOrder),
  ...attemptRules,
  ...holdRules,
  ...tenderRules,
  ...processorRules,
  ...toLedgerRules(everyOrder),
};

/** The violations of every rule, one line each. */
export async function findViolations(database: Kysely<StoreDatabase>): Promise<string[]> {
  const problems: string[] = [];
  for (const [rule, statement] of Object.entries(auditRules)) {
    const { rows } = await statement.execute(database);
    problems.push(...rows.map(({ subject }) => `${rule}: ${subject}`));
  }
  return problems;
}

/**
 * Runs statements that read much of the store in one snapshot, with full table scans enabled, which a service's
 * connections discourage (`packages/commerce-service/src/node/open-pool.ts`). In a transaction of the caller they see
 * its changes.
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
