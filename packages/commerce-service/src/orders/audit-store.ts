import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { AuditRules } from "./audit/audit-rules.ts";
import { attemptRules, holdRules, orderRules } from "./audit/audit-rules.ts";
import { countTotals, type StoreTotals } from "./audit/count-totals.ts";

import { tenderRules } from "./audit/tender-rules.ts";

/** The sandbox processor's ledger matches the orders; a reference belongs to the attempt from which it was derived. */
const processorRules: AuditRules = {
  "a card is charged for no order": sql`
    select reference as subject from sandbox_authorisation s
    left join (order_attempt a cross join lateral jsonb_array_elements(a.cards) card) on card ->> 'reference' = s.reference
    where s.state in ('approved', 'pending') and (a.attempt_id is null or a.state = 'failed')`,
  "a card is charged another amount than its attempt asks": sql`
    select s.reference as subject from sandbox_authorisation s
    join (order_attempt a cross join lateral jsonb_array_elements(a.cards) card) on card ->> 'reference' = s.reference
    where s.state in ('approved', 'pending')
      and (s.amount_cents, s.currency) is distinct from ((card ->> 'amountCents')::int, a.currency)`,
  "two attempts share a reference": sql`
    select card ->> 'reference' as subject from order_attempt a cross join lateral jsonb_array_elements(a.cards) card
    group by 1 having count(*) > 1`,
  "an order's payment was never authorized, or for another amount": sql`
    select p.authorisation_reference as subject from order_payment p
    left join sandbox_authorisation s on s.reference = p.authorisation_reference
    where p.authorisation_reference is not null and (s.reference is null or s.state not in ('approved', 'pending') or s.amount_cents <> p.amount_cents)`,
};

export { countTotals, countUnits, type StoreTotals } from "./audit/count-totals.ts";

/** Every rule of the audit. */
export const auditRules: AuditRules = {
  ...orderRules,
  ...attemptRules,
  ...holdRules,
  ...tenderRules,
  ...processorRules,
};

interface TotalsBefore {
  unitsBefore?: StoreTotals["units"];
  tendersBefore?: StoreTotals["tenders"];
}

/**
 * Checks all stored data against the invariants of money and stock. Returns the violations, one line each. With earlier
 * totals it also checks that no unit and no cent of a tender was lost or created. It reads one snapshot, so it may run
 * while the store is in use.
 */
export function auditStore(database: Kysely<StoreDatabase>, before: TotalsBefore = {}): Promise<string[]> {
  return readSnapshot(database, (moment) => findProblems(moment, before));
}

async function findProblems(moment: Kysely<StoreDatabase>, before: TotalsBefore): Promise<string[]> {
  const problems: string[] = [];
  for (const [rule, statement] of Object.entries(auditRules)) {
    const { rows } = await statement.execute(moment);
    problems.push(...rows.map(({ subject }) => `${rule}: ${subject}`));
  }
  if (!before.unitsBefore && !before.tendersBefore) return problems;
  const now = await countTotals(moment);
  return [
    ...problems,
    ...findLost(before.unitsBefore, now.units).map((lost) => `units of ${lost}`),
    ...findLost(before.tendersBefore, now.tenders).map((lost) => `cents of ${lost}`),
  ];
}

function findLost(before: ReadonlyMap<string, number> = new Map(), now: ReadonlyMap<string, number>): string[] {
  return [...before].flatMap(([name, count]) => {
    const left = now.get(name) ?? 0;
    return left === count ? [] : [`${name} do not add up: ${count} before, ${left} now`];
  });
}

/**
 * Runs statements that read much of the store in one snapshot, with full table scans enabled, which a service's
 * connections discourage (`packages/commerce-service/src/node/open-pool.ts`). In a transaction of the caller they see
 * its changes.
 */
function readSnapshot<Result>(
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
