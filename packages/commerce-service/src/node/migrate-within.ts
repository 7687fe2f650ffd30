import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import type pg from "pg";
import { allMigrations } from "../database/migrations/all-migrations.ts";

/** The names of every migration, in the order in which they run. */
export const migrationNames: readonly string[] = Object.keys(allMigrations);

/**
 * Brings the tables up to the named migration, or to the newest, in the transaction that is open on a connection: what
 * fails afterwards takes the tables with it. Throws when a migration fails.
 */
export async function migrateWithin(client: pg.ClientBase, { upTo }: { upTo?: string } = {}): Promise<void> {
  const connection = {
    // Kysely passes text and values; `pg` declares that form among others.
    query: client.query.bind(client) as never,
    release: () => undefined,
  };
  const pool = { connect: async () => connection, end: async () => undefined, options: {} };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const provider = { getMigrations: async () => ({ ...allMigrations }) };
  // The caller's transaction is the only one.
  const migrator = new Migrator({ db, provider, disableTransactions: true });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error) throw error;
}
