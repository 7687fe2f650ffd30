import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import type pg from "pg";
import { allMigrations } from "../database/migrations/all-migrations.ts";

/** The names of every migration, in order. */
export const migrationNames: readonly string[] = Object.keys(allMigrations);

/**
 * Runs the migrations up to the named one, or to the newest, in the open transaction of a connection, so that a
 * rollback also removes the tables. Throws if a migration fails.
 */
export async function migrateWithin(client: pg.ClientBase, { upTo }: { upTo?: string } = {}): Promise<void> {
  const connection = {
    // Kysely passes text and values, one of the forms that `pg` declares.
    query: client.query.bind(client) as never,
    release: () => undefined,
  };
  const pool = { connect: async () => connection, end: async () => undefined, options: {} };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const provider = { getMigrations: async () => ({ ...allMigrations }) };
  // The caller's transaction is used.
  const migrator = new Migrator({ db, provider, disableTransactions: true });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error) throw error;
}
