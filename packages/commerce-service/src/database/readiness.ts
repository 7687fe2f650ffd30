import { type Kysely, sql } from "kysely";
import { allMigrations } from "./migrations/all-migrations.ts";
import type { StoreDatabase } from "./schema.ts";

const patienceMs = 900;
const writeEveryMs = 5000;

/**
 * Whether the database responds in time, has every migration and accepts writes. Never throws. It may be called often:
 * a row is written at most once in five seconds, and the last result is reused until then.
 */
export function createReadiness(database: Kysely<StoreDatabase>): () => Promise<boolean> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  // Concurrent callers get the same result.
  let underway: Promise<boolean> | undefined;

  async function look(): Promise<boolean> {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
    const done = new Set(rows.map(({ name }) => name));
    if (!Object.keys(allMigrations).every((name) => done.has(name))) return false;
    if (performance.now() - writtenAt < writeEveryMs) return true;
    const begunAt = performance.now();
    await sql`update readiness set written_at = clock_timestamp()`.execute(database);
    writtenAt = begunAt;
    return true;
  }

  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMs);
    });
    underway ??= look()
      .catch(() => false)
      .finally(() => {
        underway = undefined;
      });
    const isReady = await Promise.race([underway, late]);
    clearTimeout(timer);
    return isReady;
  };
}
