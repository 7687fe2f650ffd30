import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import { countWaitingMails } from "../mail/queries/outbox.ts";
import { takeAuditLock } from "../orders/queries/audit/audit-lock.ts";
import { countRecentViolations } from "../orders/queries/audit/count-recent-violations.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Metrics } from "../ports/metrics.ts";
import { openPool } from "./open-pool.ts";
import { runPeriodically } from "./run-periodically.ts";

const maxMails = 1000;

interface Audit {
  violations: ReadonlyMap<string, number>;
  waitingMails: number;
  endedAtMs: number;
}

/**
 * Runs the cheap audit every minute in one of the processes of a database: the one that has the advisory lock, as long
 * as it has its connection. The others try to get the lock every minute, and report nothing.
 */
export function auditPeriodically(
  databaseUrl: string,
  { clock, log, metrics, pauseMs = 60_000 }: { clock: Clock; log: Log; metrics: Metrics; pauseMs?: number },
): { stop(): Promise<void> } {
  let latest: Audit | null = null;
  metrics.observe("store.audit.violations", () =>
    [...(latest?.violations ?? [])].map(([rule, rows]) => [rows, { rule }]),
  );
  metrics.observe("store.mails.waiting", () => (latest ? [[latest.waitingMails, {}]] : []));
  metrics.observe("store.audit.age", () => (latest ? [[(performance.now() - latest.endedAtMs) / 1000, {}]] : []));

  const database = openPool(databaseUrl, { maxConnections: 1 });
  const auditing = runPeriodically(
    (signal) =>
      database.connection().execute(async (connection) => {
        if (!(await takeAuditLock(connection))) return;
        try {
          while (!signal.aborted) {
            latest = await audit(connection, clock.now());
            for (const [rule, rows] of latest.violations)
              if (rows > 0) log.error("audit rule violated", { rule, rows });
            await pause(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
          }
        } finally {
          latest = null;
        }
      }),
    { name: "audit", pauseMs, log },
  );
  return {
    async stop() {
      await auditing.stop();
      // The lock ends with its connection.
      await database.destroy();
    },
  };
}

async function audit(connection: Kysely<StoreDatabase>, now: Date): Promise<Audit> {
  const violations = await countRecentViolations(connection, now);
  const waitingMails = await countWaitingMails(connection, maxMails);
  return { violations, waitingMails, endedAtMs: performance.now() };
}
