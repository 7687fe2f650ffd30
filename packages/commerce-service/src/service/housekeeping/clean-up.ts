import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Ports } from "../context.ts";
import { repeatBatches } from "./batch.ts";
import { claimRun } from "./claim-run.ts";
import { deleteAbandonedBaskets } from "./delete-abandoned-baskets.ts";
import { deleteEndedSessions } from "./delete-ended-sessions.ts";
import { deletePastRows } from "./delete-past-rows.ts";
import { lifetimes } from "./lifetimes.ts";

export interface CleanUpOptions {
  /** Where the statements run; the service's database when absent. */
  database?: Kysely<StoreDatabase>;
  /** Ends the pass before its next statement; the pass after it goes on. */
  signal?: AbortSignal;
}

/**
 * Deletes what is past its time, in batches, so that no statement takes long: stored answers, sign-in failures and
 * tickets, rate-limit windows, sessions with what was viewed in them, and abandoned baskets. Does nothing when a process
 * did so within the last minute.
 */
export async function cleanUp({ database: own, clock }: Ports, options: CleanUpOptions = {}): Promise<void> {
  const { database = own, signal } = options;
  const now = clock.now();
  const before = (lifetimeMs: number) => new Date(now.getTime() - lifetimeMs);
  if (!(await claimRun(database, now))) return;
  const batches = [
    () => deletePastRows(database, "idempotency", "created_at", before(lifetimes.answerMs)),
    () => deletePastRows(database, "sign_in_ticket", "expires_at", now),
    () => deletePastRows(database, "sign_in_failure", "forgotten_at", now),
    () => deletePastRows(database, "rate_limit", "window_started", before(lifetimes.rateLimitMs)),
    () => deleteEndedSessions(database, "seen_at", before(lifetimes.unseenSessionMs)),
    () => deleteEndedSessions(database, "created_at", before(lifetimes.sessionMs)),
    () => deleteAbandonedBaskets(database, before(lifetimes.abandonedBasketMs)),
  ];
  for (const deleteBatch of batches) await repeatBatches(deleteBatch, signal);
}
