import pg from "pg";
import { ConfigurationError } from "./configuration-error.ts";

/** A pooler may run in several processes, each with its own backends: two of eight clients share one of seven. */
const clientsOfPooler = 8;

export interface ConnectionCheck {
  /** The setting that messages name. */
  name?: string;
  /** How long opening a connection and each response may take. */
  withinMs?: number;
}

/**
 * Checks that the database can be used and that each connection keeps its backend (server process). Otherwise rejects
 * with a `ConfigurationError`, also behind a pooler in transaction or statement mode: there, a connection runs the
 * prepared statements of others and has their settings.
 */
export async function checkConnection(
  databaseUrl: string,
  { name = "DATABASE_URL", withinMs = 20_000 }: ConnectionCheck = {},
): Promise<void> {
  // Not repeated, because it may contain a password.
  if (!/^(postgres(ql)?:|socket:|\/)/.test(databaseUrl)) throw new ConfigurationError(toWrongAddress(name));
  const probes: Probe[] = [];
  const open = async () => probes.push(await openProbe(databaseUrl, withinMs));
  try {
    await open();
    await open();
    if (probes.some(isBehindPooler)) {
      let hasMore = true;
      // In session mode, a pooler may have no more connections to give.
      while (hasMore && probes.length < clientsOfPooler) hasMore = (await open().catch(() => 0)) > 0;
    }
    if (await keepBackends(probes)) return;
  } catch (error) {
    throw new ConfigurationError(describeFailure(error, name), { cause: error });
  } finally {
    await Promise.all(probes.map(({ client }) => client.end()));
  }
  throw new ConfigurationError(
    `${name} leads to a pooler in transaction or statement mode, which mixes up prepared statements and settings of connections. Use its session mode (PgBouncer: pool_mode=session) or connect to PostgreSQL directly.`,
  );
}

interface Backend {
  pid: number;
  started: string;
}
interface Probe {
  client: pg.Client;
  /** Undefined if the engine does not say. */
  backend: Backend | undefined;
}

async function openProbe(connectionString: string, withinMs: number): Promise<Probe> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  // The pending query is rejected.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return { client, backend: await findBackend(client) };
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}

// The id of a process alone could be the same on two servers.
async function findBackend(client: pg.Client): Promise<Backend | undefined> {
  const { rows } = await client.query<Backend>(
    "select pid, backend_start::text as started from pg_stat_activity where pid = pg_backend_pid()",
  );
  return rows[0];
}

/** A pooler answers the start of a connection itself, with an id of its own for cancel requests. */
function isBehindPooler({ client, backend }: Probe): boolean {
  const { processID } = client as pg.Client & { processID?: number | null };
  return backend !== undefined && processID !== backend.pid;
}

/**
 * Whether connections keep their backends. One that is idle gives way to the next in every mode but the session mode: a
 * pooler then gives both the same backend, or gives one of them another than before.
 */
async function keepBackends(probes: readonly Probe[]): Promise<boolean> {
  const owners = new Map<string, Probe>();
  for (const probe of [...probes, ...probes]) {
    const backend = await findBackend(probe.client);
    if (backend === undefined || probe.backend === undefined) return true;
    const key = toKey(backend);
    if (key !== toKey(probe.backend) || (owners.get(key) ?? probe) !== probe) return false;
    owners.set(key, probe);
  }
  return true;
}

const toKey = ({ pid, started }: Backend) => `${pid} ${started}`;

const toWrongAddress = (name: string) =>
  `${name} is not the address of a PostgreSQL database. Write it like postgres://store@127.0.0.1:5432/store.`;

function describeFailure(error: unknown, name: string): string {
  const isMalformed = error instanceof URIError || (error instanceof TypeError && "code" in error);
  if (isMalformed) return toWrongAddress(name);
  if (error instanceof Error && /^(Query read timeout|timeout expired)$/.test(error.message))
    return `The database of ${name} gave no response in time, or has no connection left.`;
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const reasons = errors.map((each) => (each instanceof Error ? each.message : String(each)));
  return `The database of ${name} cannot be used: ${reasons.join(", ").replaceAll(/\s+/g, " ")}.`;
}
