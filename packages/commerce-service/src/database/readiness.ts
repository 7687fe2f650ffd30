import { type Kysely, sql } from "kysely";
import { isDatabaseUnavailable } from "./is-unavailable.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import type { StoreDatabase } from "./schema.ts";

const patienceMs = 900;
const reuseMs = 1000;

/**
 * Whether the database responds in time, has every migration and accepts writes. Never throws. It may be called often:
 * the database is asked at most once a second, and the result is reused until then.
 */
export function createReadiness(database: Kysely<StoreDatabase>): () => Promise<boolean> {
  let latest = { isReady: Promise.resolve(false), expiresAt: Number.NEGATIVE_INFINITY };

  function renew(): void {
    // Concurrent callers get the same result.
    const current = { isReady: canWrite(database).catch(() => false), expiresAt: Number.POSITIVE_INFINITY };
    void current.isReady.then(() => {
      current.expiresAt = performance.now() + reuseMs;
    });
    latest = current;
  }

  return async () => {
    if (performance.now() > latest.expiresAt) renew();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMs);
    });
    const isReady = await Promise.race([latest.isReady, late]);
    clearTimeout(timer);
    return isReady;
  };
}

async function canWrite(database: Kysely<StoreDatabase>): Promise<boolean> {
  const { rows } = await sql<{ migrations: string[] }>`
    update readiness set written_at = clock_timestamp()
    returning array(select name from kysely_migration) as migrations`.execute(database);
  const done = new Set(rows[0]?.migrations);
  if (!Object.keys(allMigrations).every((name) => done.has(name))) return false;
  await database.connection().execute(takePage);
  return true;
}

/**
 * Throws if the disk is full. The changed row above fits into its page even then; the first row of a table needs another
 * one. This table is empty again at the end of each statement.
 */
async function takePage(connection: Kysely<StoreDatabase>): Promise<void> {
  try {
    await sql`create temporary table if not exists readiness_page (n int) on commit delete rows`.execute(connection);
    await sql`insert into readiness_page values (1)`.execute(connection);
  } catch (error) {
    // An account or an engine without temporary tables can be ready, too.
    if (isDatabaseUnavailable(error)) throw error;
  }
}
