import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Admission, createAdmission } from "../admission/admission.ts";
import type { StoreDatabase } from "../database/schema.ts";
import type { Log } from "../ports/log.ts";
import type { Metrics } from "../ports/metrics.ts";
import { toLogFields } from "../ports/to-log-fields.ts";
import { applySettings } from "./connection-settings.ts";
import { FairPool } from "./fair-pool.ts";
import { PreparedStatementClient } from "./prepared-statement-client.ts";

const int8 = 20;
const date = 1082;

export interface PoolOptions {
  maxConnections?: number;
  /** False for migrations, seeding and housekeeping, which have no time limits, and for tests under load. */
  limited?: boolean;
  /** Gets the name of each setting that the server does not accept, once. */
  log?: Log;
  /** Observes its connections. */
  metrics?: Metrics | undefined;
  /** The client class, for tests that intercept the connection. */
  Client?: typeof pg.Client;
  /** The admission of the process, which shares the connections; its own without one. */
  admission?: Admission;
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
    log,
    metrics,
    Client = PreparedStatementClient,
    admission = createAdmission(),
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
  const refused = new Set<string>();
  const onRefused = (setting: string, error: Error) => {
    if (refused.has(setting)) return;
    refused.add(setting);
    log?.warn("database setting refused", { setting, ...toLogFields(error) });
  };
  const pool = new FairPool({
    connectionString: databaseUrl,
    max: maxConnections,
    admission,
    types,
    Client,
    onConnect(client) {
      // While a call holds the connection nobody else listens, and an unhandled error event would end the process. The
      // pending query is rejected.
      client.on("error", () => undefined);
      return applySettings(client, { limited, onRefused });
    },
    ...(limited && { turnMs, connectionTimeoutMillis: connectMs, query_timeout: answerMs }),
  });
  metrics?.observe("db.client.connection.count", () => [
    [pool.totalCount - pool.idleCount, { "db.client.connection.state": "used" }],
    [pool.idleCount, { "db.client.connection.state": "idle" }],
  ]);
  metrics?.observe("db.client.connection.pending_requests", () => [[pool.pending, {}]]);
  // An idle connection that breaks is replaced; the next query reports an unavailable database.
  pool.on("error", () => undefined);
  return new Kysely<StoreDatabase>({ dialect: new PostgresDialect({ pool }) });
}

// Together less than three seconds: after waiting for a turn, the database may be unreachable.
const turnMs = 1600;
const connectMs = 1200;
/** A frozen or disconnected server cancels nothing. */
const answerMs = 2600;
