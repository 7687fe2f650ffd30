import type pg from "pg";
import type { ServiceKit } from "../../prove/load-service.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupSummary } from "./backup-format.ts";
import { loadBackup } from "./load-backup.ts";
import { openBackup } from "./open-backup.ts";
import { withClient } from "./with-client.ts";

/** What a restore needs of the commerce service. */
export type Migrations = Pick<ServiceKit, "migrationNames" | "migrateWithin">;

// Tables of extensions, such as the statistics of statements, are not part of the data.
const ownRelations = `
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

/**
 * Fills an empty database with a backup and migrates it, in one transaction: any error leaves the database empty.
 * Throws when the database is not empty, or when the file is truncated, is not a backup, or was made by a newer version.
 */
export async function restoreBackup(databaseUrl: string, file: string, migrations: Migrations): Promise<BackupSummary> {
  const { header, reader } = await openBackup(file, migrations.migrationNames);
  try {
    return await withClient(databaseUrl, async (client) => {
      await client.query("begin");
      await requireEmpty(client);
      await migrations.migrateWithin(client, { upTo: header.migrations.at(-1) ?? "" });
      const rows = await loadBackup(client, reader);
      // A start would do the same to a backup of an older version.
      await migrations.migrateWithin(client);
      await client.query("commit");
      // Without it the planner does not know the sizes of the tables until autovacuum runs.
      await client.query("analyze");
      return { takenAt: header.takenAt, rows };
    });
  } finally {
    await reader.close();
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(ownRelations);
  const [first] = rows;
  if (first === undefined) return;
  const found = `it has ${rows.length} tables, views and sequences, such as ${first.name}`;
  throw new BackupError(
    `The database is not empty: ${found}. Restore into an empty one; \`reset-data\` empties the store's own. Nothing was changed.`,
  );
}
