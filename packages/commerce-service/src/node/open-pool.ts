import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { StoreDatabase } from "../database/schema.ts";
import { PreparingClient } from "./preparing-client.ts";

const int8 = 20;
const date = 1082;

export interface PoolOptions {
  maxConnections?: number;
  /** What a connection is, for tests that stand between the service and its database. */
  Client?: typeof pg.Client;
}

/** Opens a pool of connections to a PostgreSQL; `destroy` of the answer closes it. */
export function openPool(databaseUrl: string, { maxConnections = 10, Client = PreparingClient }: PoolOptions = {}) {
  // Counts and order numbers fit a number; a date as a local midnight would move with the machine's time zone.
  const types = {
    getTypeParser: (id: number, format?: "text" | "binary") => {
      if (id === int8) return Number;
      if (id === date) return (text: string) => text;
      return pg.types.getTypeParser(id, format as "text");
    },
  };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: maxConnections, types, Client, onConnect: tune });
  // A connection that breaks while idle is replaced; the next query reports a database that is gone.
  pool.on("error", () => undefined);
  return new Kysely<StoreDatabase>({ dialect: new PostgresDialect({ pool }) });
}

// Statements are prepared, so one plan for all parameters saves what planning costs; compiling plans never pays for
// statements of a millisecond. All look rows up by key: a plan that was made while a table was small, and is kept, would
// go on reading the whole of it when it has grown.
const settings = {
  plan_cache_mode: "force_generic_plan",
  jit: "off",
  enable_seqscan: "off",
};
const tuning = Object.entries(settings)
  .map(([name, value]) => `set ${name} = ${value}`)
  .join("; ");

/** An engine without these settings goes on without them. */
async function tune(client: pg.ClientBase): Promise<void> {
  await client.query(tuning).catch(() => undefined);
}
