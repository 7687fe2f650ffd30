import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { allMigrations } from "./migrations/all-migrations.ts";
import type { StoreDatabase } from "./schema.ts";

/**
 * Runs the pending migrations. Concurrent processes wait for each other. Throws if a migration fails, which then has
 * changed nothing.
 */
export async function migrate(database: Kysely<StoreDatabase>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...allMigrations }) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
}
