import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { BackupError } from "./backup-error.ts";
import { type BackupEnd, type BackupSequence, type BackupTable, fixTextForm } from "./backup-format.ts";
import type { BackupReader } from "./backup-reader.ts";
import { listTables } from "./list-tables.ts";

/**
 * Fills the tables with exactly the rows of a backup, in the transaction that is open; what migrations put there goes.
 * Throws when the file ends early, or does not fit the tables.
 */
export async function loadBackup(client: pg.Client, reader: BackupReader): Promise<BackupEnd["rows"]> {
  const tables = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]));
  const names = [...tables.keys()].map((name) => pg.escapeIdentifier(name));
  await client.query(fixTextForm);
  // What triggers derive from a row is in the backup too. The owner of a table may do this, foreign keys stay in force.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(", ")}`);

  const loaded: BackupEnd["rows"] = {};
  let end: BackupEnd | undefined;
  while (end === undefined) {
    const line = await reader.readLine();
    if (line === undefined) throw reader.truncated();
    if (isEnd(line)) end = line;
    else if (isTable(line))
      loaded[line.table] = await loadTable(client, { ...line, known: tables.get(line.table), reader });
    else throw reader.foreign();
  }
  // Reads on to the checksum behind the last line.
  if ((await reader.readLine()) !== undefined) throw reader.foreign();
  for (const name of tables.keys()) {
    const rows = end.rows[name];
    if (rows === undefined || rows !== loaded[name]) {
      throw new BackupError(
        `The backup has ${rows ?? "no"} rows of ${name}, of which ${loaded[name] ?? 0} were loaded.`,
      );
    }
  }
  for (const sequence of end.sequences) await setSequence(client, sequence);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  return loaded;
}

async function loadTable(
  client: pg.Client,
  { table, columns, known, reader }: BackupTable & { known: readonly string[] | undefined; reader: BackupReader },
): Promise<number> {
  if (known === undefined)
    throw new BackupError(`The backup has a table that this version of the store does not have: ${table}.`);
  if (columns.length !== known.length || columns.some((column) => !known.includes(column))) {
    throw new BackupError(`The columns of ${table} in the backup differ from the store's.`);
  }
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  const copy = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${list}) from stdin`));
  await pipeline(Readable.from(reader.readRows(), { objectMode: false }), copy);
  return copy.rowCount;
}

async function setSequence(client: pg.Client, { name, lastValue }: BackupSequence): Promise<void> {
  const quoted = pg.escapeIdentifier(name);
  if (lastValue === null) await client.query(`alter sequence ${quoted} restart`);
  else await client.query("select setval($1::regclass, $2::bigint)", [quoted, lastValue]);
}

function isTable(line: unknown): line is BackupTable {
  const { table, columns } = (line ?? {}) as Partial<BackupTable>;
  return typeof table === "string" && Array.isArray(columns);
}

function isEnd(line: unknown): line is BackupEnd {
  const { rows, sequences } = (line ?? {}) as Partial<BackupEnd>;
  return typeof rows === "object" && rows !== null && Array.isArray(sequences);
}
