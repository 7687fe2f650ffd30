import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { StoreDatabase } from "../database/schema.ts";
import { FairPool } from "./fair-pool.ts";

// A service has some hundred statements. More than this would be texts that differ from call to call, and preparing them
// would fill the server's memory for nothing.
const maxPrepared = 400;
const names = new Map<string, string>();

/**
 * A connection that has the server plan each statement once and run it by name from then on: planning the statement that
 * reads a basket takes three times as long as running it. A pooler that hands connections over between statements would
 * need to know prepared statements too.
 */
export class PreparedStatementClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === "string" && Array.isArray(values) ? nameOf(text) : undefined;
    const query = super.query.bind(this) as (...all: unknown[]) => never;
    const asked: unknown = name === undefined ? query(...args) : query({ name, text, values }, ...rest);
    if (asked instanceof Promise) asked.catch((error: unknown) => this.#leave(error));
    return asked as never;
  }

  /** A server that has not answered in time would answer the next question with this one's rows, if ever: nobody asks it again. */
  #leave(error: unknown): void {
    if (error instanceof Error && error.message === "Query read timeout") void this.end().catch(() => undefined);
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= maxPrepared) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

const int8 = 20;
const date = 1082;

export interface PoolOptions {
  maxConnections?: number;
  /** Migrations, seeding and housekeeping may take as long as they need: false for their connections. */
  limited?: boolean;
  /** What a connection is, for tests that stand between the service and its database. */
  Client?: typeof pg.Client;
}

/**
 * Opens a pool of connections to a PostgreSQL; `destroy` of the answer closes it. A statement, a lock and a connection are
 * waited for so long only, unless `limited` is false: what takes longer rejects, and the call answers 503.
 */
export function openPool(
  databaseUrl: string,
  { maxConnections = 10, limited = true, Client = PreparedStatementClient }: PoolOptions = {},
) {
  // Counts and order numbers fit a number; a date as a local midnight would move with the machine's time zone.
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
    ...(limited && { turnMs, connectionTimeoutMillis: connectMs, query_timeout: answerMs }),
  });
  // A connection that breaks while idle is replaced; the next query reports a database that is gone.
  pool.on("error", () => undefined);
  return new Kysely<StoreDatabase>({ dialect: new PostgresDialect({ pool }) });
}

// Statements are prepared, so one plan for all parameters saves what planning costs; compiling plans never pays for
// statements of a millisecond. All look rows up by key: a plan that was made while a table was small, and is kept, would
// go on reading the whole of it when it has grown.
const tuning = {
  plan_cache_mode: "force_generic_plan",
  jit: "off",
  enable_seqscan: "off",
};
/** A shopper is told within three seconds; the longest statement of a call takes a hundredth of it. */
const limits = {
  statement_timeout: "2500ms",
  lock_timeout: "2s",
  idle_in_transaction_session_timeout: "10s",
};
// Together they are less than the three seconds: whoever waited for a turn may find a database that cannot be reached.
const turnMs = 1600;
const connectMs = 1200;
/** A server that is frozen, or cut off, cancels nothing. */
const answerMs = 2600;

const toStatement = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `set ${name} = '${value}'`)
    .join("; ");

async function begin(client: pg.ClientBase, limited: boolean): Promise<void> {
  // While a call holds it nobody else listens, and an error that nobody hears ends the process. What was asked is rejected.
  client.on("error", () => undefined);
  // An engine without these settings goes on without them.
  await client.query(toStatement(tuning)).catch(() => undefined);
  if (limited) await client.query(toStatement(limits)).catch(() => undefined);
}
