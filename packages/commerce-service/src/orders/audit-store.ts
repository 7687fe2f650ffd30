import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import { countTotals, countUnits, type StoreTotals } from "./queries/audit/count-totals.ts";
import { findViolations, readSnapshot } from "./queries/audit/find-violations.ts";

export { countTotals, countUnits };

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
  const problems = await findViolations(moment);
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
