import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import { attemptRules } from "./audit/attempt-rules.ts";
import type { AuditRules } from "./audit/audit-rule.ts";
import { countTotals, type StoreTotals } from "./audit/count-totals.ts";
import { holdRules } from "./audit/hold-rules.ts";
import { orderRules } from "./audit/order-rules.ts";
import { processorRules } from "./audit/processor-rules.ts";
import { readSnapshot } from "./audit/read-snapshot.ts";
import { tenderRules } from "./audit/tender-rules.ts";

export { countTotals, countUnits, type StoreTotals } from "./audit/count-totals.ts";

/** Every rule that the audit holds the store to. */
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
 * Holds everything that is stored against the store's invariants of money and stock and answers what is wrong, one line
 * each; nothing for a sound store. With the worth of an earlier moment it also counts: no unit and no cent of a tender
 * came or went. All of it sees one moment, so it may run beside a store in business.
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
