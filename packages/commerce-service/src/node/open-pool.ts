import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { StoreDatabase } from "../database/schema.ts";
import { FairPool } from "./fair-pool.ts";
import { PreparedStatementClient } from "./prepared-statement-client.ts";

const int8 = 20;
const date = 1082;

export interface PoolOptions {
  maxConnections?: number;
  /** False for migrations, seeding and housekeeping, which have no time limits. */
  limited?: boolean;
  /** How long opening a connection may take, if limited: longer in tests, which run on busy machines. */
  connectWithinMs?: number;
  /** The client class, for tests that intercept the connection. */
  Client?: typeof pg.Client;
}

/**
 * Opens a connection pool; `destroy` closes it. Statements, locks and connections have time limits unless `limited` is
 * false: a timeout rejects, and the call returns 503.
 */
export function openPool(
  databaseUrl: string,
  {
    maxConnections = 10,
    limited = true,
    connectWithinMs = connectMs,
    Client = PreparedStatementClient,
  }: PoolOptions = {},
) {
  // Counts and order numbers fit a number; a date as local midnight would depend on the machine's time zone.
  const types = {
    getTypeParser: (id: number, format?: "text" | "binary") => {
      if (id === int8) return Number;
      if (id === date) return (text: string) => text;
      return pg.types.getTypeParser(id, format as "text");
    },
  };
  const pool = new FairPool({
    connectionString: databaseUrl,
    max: maxConnections,
    types,
    Client,
    onConnect: (client) => begin(client, limited),
    ...(limited && { turnMs, connectionTimeoutMillis: connectWithinMs, query_timeout: answerMs }),
  });
  // An idle connection that breaks is replaced; the next query reports an unavailable database.
  pool.on("error", () => undefined);
  return new Kysely<StoreDatabase>({ dialect: new PostgresDialect({ pool }) });
}

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
// Together less than three seconds: after waiting for a turn, the database may be unreachable.
const turnMs = 1600;
const connectMs = 1200;
/** A frozen or disconnected server cancels nothing. */
const answerMs = 2600;

const toStatement = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `set ${name} = '${value}'`)
    .join("; ");

async function begin(client: pg.ClientBase, limited: boolean): Promise<void> {
  // While a call holds the connection nobody else listens, and an unhandled error event would end the process. The
  // pending query is rejected.
  client.on("error", () => undefined);
  // An engine without these settings works without them.
  await client.query(toStatement(tuning)).catch(() => undefined);
  if (limited) await client.query(toStatement(limits)).catch(() => undefined);
}
