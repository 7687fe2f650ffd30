import { type Kysely, sql } from "kysely";
import { allMigrations } from "./migrations/all-migrations.ts";
import type { StoreDatabase } from "./schema.ts";

/** Whether the database answers and has every migration. Never throws. */
export async function isReady(database: Kysely<StoreDatabase>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
    const done = new Set(rows.map(({ name }) => name));
    return Object.keys(allMigrations).every((name) => done.has(name));
  } catch {
    return false;
  }
}
