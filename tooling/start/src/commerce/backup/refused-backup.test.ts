import fs from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadService, type ServiceKit } from "../../prove/load-service.ts";
import { type BackupFixture, openBackupFixture, query, readRowsOf } from "./backup-database.fixture.ts";
import { createBackup } from "./create-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { withClient } from "./with-client.ts";

let fixture: BackupFixture;
let kit: ServiceKit;
let source = "";
let empty = "";
let whole = "";

const write = (name: string, content: string | Buffer) => {
  const file = path.join(fixture.folder, name);
  fs.writeFileSync(file, content);
  return file;
};
const countRelations = async () =>
  (await query(empty, "select count(*)::int from pg_class where relnamespace = 'public'::regnamespace"))[0]?.count;

const migrateTo = (databaseUrl: string, upTo?: string) =>
  withClient(databaseUrl, async (client) => {
    await client.query("begin");
    await kit.migrateWithin(client, upTo === undefined ? {} : { upTo });
    await client.query("commit");
  });

beforeAll(async () => {
  kit = await loadService();
  fixture = await openBackupFixture({ seeded: false });
  source = await fixture.createEmptyDatabase("source");
  await migrateTo(source);
  empty = await fixture.createEmptyDatabase("empty");
  whole = path.join(fixture.folder, "whole.gz");
  await createBackup(source, whole);
});
afterAll(() => fixture[Symbol.asyncDispose]());

it("a database that is not empty is refused and stays unchanged", async () => {
  await query(source, "insert into search_word values ('sofa')");
  await expect(restoreBackup(source, whole, kit)).rejects.toThrow(/^The database is not empty: it has \d+ tables, /);
  expect(await query(source, "select word from search_word where word = 'sofa'")).toEqual([{ word: "sofa" }]);
});

it.each([
  ["in the middle", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["at its beginning", (bytes: Buffer) => bytes.subarray(0, 0)],
  ["at its checksum", (bytes: Buffer) => bytes.subarray(0, -8)],
])("a file that was cut off %s is refused and leaves the database empty", { tags: ["deep"] }, async (where, cut) => {
  const file = write(`cut ${where}`, cut(fs.readFileSync(whole)));
  await expect(restoreBackup(empty, file, kit)).rejects.toThrow("is incomplete: its end is missing.");
  expect(await countRelations()).toBe(0);
});

it("a file with a changed byte is refused and leaves the database empty", async () => {
  const bytes = fs.readFileSync(whole);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 8) ^ 1, bytes.length - 8);
  const file = write("changed.gz", bytes);
  await expect(restoreBackup(empty, file, kit)).rejects.toThrow("is not a backup of a store, or is damaged.");
  expect(await countRelations()).toBe(0);
});

it("a row that the database refuses leaves the database empty", async () => {
  const text = gunzipSync(fs.readFileSync(whole)).toString();
  const file = write("row.gz", gzipSync(text.replace(/^t\t[0-9a-f-]{36}$/m, "t\tnever")));
  await expect(restoreBackup(empty, file, kit)).rejects.toThrow('invalid input syntax for type uuid: "never"');
  expect(await countRelations()).toBe(0);
});

it.each([
  ["text", Buffer.from("create table product ();\n")],
  ["gzip of text", gzipSync("create table product ();\n")],
  ["gzip of one endless line", gzipSync(Buffer.alloc(5_000_000, "0"))],
  ["gzip of other JSON", gzipSync('{"format":"tar"}\n')],
])("a file of something else is refused: %s", async (name, content) => {
  const file = write(`foreign ${name}`, content);
  await expect(restoreBackup(empty, file, kit)).rejects.toThrow(`${file} is not a backup of a store, or is damaged.`);
});

it("a missing file is named", async () => {
  await expect(restoreBackup(empty, "missing.gz", kit)).rejects.toThrow("missing.gz is not a file.");
});

it("a backup of a newer version is refused by the names of its migrations", async () => {
  const newer = await fixture.copyDatabase(source, "newer");
  await query(newer, "insert into kysely_migration values ('9999-loyalty', '2027-01-01')");
  const file = path.join(fixture.folder, "newer.gz");
  await createBackup(newer, file);
  await expect(restoreBackup(empty, file, kit)).rejects.toThrow(/newer version .* does not have: 9999-loyalty\.$/);
  expect(await countRelations()).toBe(0);
});

it("a backup of an older version is restored and brought up to date", { tags: ["deep"] }, async () => {
  const older = await fixture.createEmptyDatabase("older");
  const names = kit.migrationNames;
  await migrateTo(older, names[3]);
  const file = path.join(fixture.folder, "older.gz");
  await createBackup(older, file);
  const target = await fixture.createEmptyDatabase("updated");
  await restoreBackup(target, file, kit);
  const migrations = await query(target, "select name from kysely_migration order by name");
  expect(migrations.map(({ name }) => name)).toEqual(names);
});

it("a database without a store gives no backup, and no file is left", async () => {
  const file = path.join(fixture.folder, "none.gz");
  await expect(createBackup(empty, file)).rejects.toThrow("This database is not a store's: it has no migrations.");
  expect(fs.readdirSync(fixture.folder).filter((name) => name.includes("none.gz"))).toEqual([]);
});

it("values that look like the archive's own marks are restored unchanged", { tags: ["deep"] }, async () => {
  const odd = await fixture.copyDatabase(source, "odd");
  const words = String.raw`(E'\\.'), (E'a\n\\.\nb'), (E'\u2028\r\t'), (E'\\N'), ('')`;
  await query(odd, `insert into search_word values ${words}`);
  const [file, again] = [path.join(fixture.folder, "odd.gz"), path.join(fixture.folder, "odd-again.gz")];
  await createBackup(odd, file);
  const target = await fixture.createEmptyDatabase("odd_restored");
  await restoreBackup(target, file, kit);
  await createBackup(target, again);
  expect(readRowsOf(again) === readRowsOf(file)).toBe(true);
});
