import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { allMigrations } from "./migrations/all-migrations.ts";
import type { StoreDatabase } from "./schema.ts";

/** Brings the tables up to date. Processes that start together wait for each other. Throws when a migration fails; it then changed nothing. */
export async function migrate(database: Kysely<StoreDatabase>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...allMigrations }) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
}
