import type pg from "pg";
import { isDatabaseUnavailable } from "../database/is-unavailable.ts";

// Statements are prepared, so one generic plan saves planning time; JIT compilation never pays off for statements of a
// millisecond. All look up rows by key: a plan that was made for a small table, and kept, would scan the whole table
// after it has grown.
const tuning = {
  plan_cache_mode: "force_generic_plan",
  jit: "off",
  enable_seqscan: "off",
};
/** A shopper gets a response within three seconds; the longest statement of a call takes a hundredth of that. */
const limits = {
  statement_timeout: "2500ms",
  lock_timeout: "2s",
  idle_in_transaction_session_timeout: "10s",
};

export interface ConnectionSettings {
  /** Whether statements and locks have time limits. */
  limited: boolean;
  /** Gets the name of a setting that the server does not accept. */
  onRefused(setting: string, error: Error): void;
}

/**
 * Sends the settings of a new connection one by one, so that a PostgreSQL-compatible engine that lacks one keeps the
 * others. Rejects if the database becomes unavailable meanwhile.
 */
export async function applySettings(client: pg.ClientBase, { limited, onRefused }: ConnectionSettings): Promise<void> {
  for (const [name, value] of Object.entries(limited ? { ...tuning, ...limits } : tuning)) {
    await client.query(`set ${name} = '${value}'`).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error) || isDatabaseUnavailable(error)) throw error;
      onRefused(name, error);
    });
  }
}
