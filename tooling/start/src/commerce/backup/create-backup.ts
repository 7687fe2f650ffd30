import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { BackupError } from "./backup-error.ts";
import {
  type BackupEnd,
  type BackupHeader,
  type BackupSummary,
  type BackupTable,
  endOfRows,
  fixTextForm,
  format,
  formatVersion,
} from "./backup-format.ts";
import { listMigrations, listSequences, listTables } from "./list-tables.ts";
import { withClient } from "./with-client.ts";

/**
 * Writes one moment of a database, which may be in use, to a file that only its owner reads. The file appears when it is
 * complete, and replaces an older one of that name. Throws, and leaves no file, when the database holds no store.
 */
export async function createBackup(databaseUrl: string, file: string): Promise<BackupSummary> {
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
  const summary: BackupSummary = { takenAt: "", rows: {} };
  try {
    await withClient(databaseUrl, (client) =>
      pipeline(
        Readable.from(readSnapshot(client, summary), { objectMode: false }),
        createGzip(),
        // Flushed to the disk before it replaces an older one.
        fs.createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }),
      ),
    );
    fs.renameSync(part, file);
  } catch (error) {
    fs.rmSync(part, { force: true });
    throw error;
  }
  return summary;
}

async function* readSnapshot(client: pg.Client, summary: BackupSummary): AsyncGenerator<string | Buffer> {
  await client.query("begin transaction isolation level repeatable read read only");
  await client.query(fixTextForm);
  const migrations = await listMigrations(client);
  if (migrations === undefined) throw new BackupError("This database is not a store's: it has no migrations.");
  const tables = await listTables(client);
  // A migration of a store that is started meanwhile waits.
  await client.query(
    `lock table ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(", ")} in access share mode`,
  );
  const { rows: clock } = await client.query<{ now: Date }>("select now()");
  const header: BackupHeader = { format, version: formatVersion, takenAt: toMoment(clock), migrations };
  yield toLine(header);
  const rows: BackupEnd["rows"] = {};
  for (const { name, columns } of tables) {
    yield toLine({ table: name, columns } satisfies BackupTable);
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
    const copy = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`));
    yield* copy;
    rows[name] = copy.rowCount;
    yield endOfRows;
  }
  // Read last: a sequence belongs to no snapshot, and must not be behind a row.
  yield toLine({ rows, sequences: await listSequences(client) } satisfies BackupEnd);
  await client.query("commit");
  Object.assign(summary, { takenAt: header.takenAt, rows });
}

function toMoment([row]: readonly { now: Date }[]): string {
  return (row?.now ?? new Date()).toISOString();
}

function toLine(value: BackupHeader | BackupTable | BackupEnd): string {
  return `${JSON.stringify(value)}\n`;
}
