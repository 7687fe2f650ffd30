import fs from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { findMemoryFolder } from "@store/dev/database/find-memory-folder";
import { cloneDatabase, openTemplate, openTestDatabase } from "@store/dev/database/test-database";
import { withClient } from "./with-client.ts";

export interface BackupFixture {
  /** Takes backups and logs. */
  folder: string;
  cloneDatabase(name: string): Promise<string>;
  /** Its account owns it and has no other right. */
  createEmptyDatabase(name: string): Promise<string>;
  /** Copies a database that was created here; it must have no open connections. */
  copyDatabase(databaseUrl: string, name: string): Promise<string>;
  [Symbol.asyncDispose](): Promise<void>;
}

const owner = "backup_owner";
const createOwner = `do $$ begin create role ${owner} login password '${owner}';
  exception when duplicate_object then null; end $$`;

/**
 * Opens a folder and the PostgreSQL that a run of several packages shares, or a separate one; both are removed
 * afterwards. The sample store can be cloned unless `seeded` is false.
 */
export async function openBackupFixture({ seeded = true } = {}): Promise<BackupFixture> {
  const shared = process.env.STORE_TEST_DATABASE;
  const open = () => (seeded ? openTemplate() : openTestDatabase({ migrate: async () => undefined }));
  const own = shared === undefined ? await open() : undefined;
  const serverUrl = shared ?? own?.serverUrl ?? "";
  const folder = fs.mkdtempSync(path.join(findMemoryFolder(), "store-backup-"));
  async function createDatabase(name: string, template = ""): Promise<string> {
    const database = `backup_${name}`;
    await query(serverUrl, `drop database if exists ${database} with (force)`);
    await query(serverUrl, createOwner);
    await query(serverUrl, `create database ${database} owner ${owner} ${template}`);
    return Object.assign(new URL(serverUrl), { username: owner, password: owner, pathname: `/${database}` }).href;
  }
  return {
    folder,
    cloneDatabase: (name) => cloneDatabase(`backup ${name}`, { serverUrl }),
    createEmptyDatabase: (name) => createDatabase(name),
    copyDatabase: (databaseUrl, name) => createDatabase(name, `template ${new URL(databaseUrl).pathname.slice(1)}`),
    async [Symbol.asyncDispose]() {
      await own?.stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** The rows that a statement returns, on a separate connection. */
export function query(databaseUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(databaseUrl, async (client) => (await client.query(statement)).rows);
}

/** The text of a backup but for its header, which holds the moment. */
export function readRowsOf(file: string): string {
  const text = gunzipSync(fs.readFileSync(file)).toString();
  return text.slice(text.indexOf("\n"));
}
