import fs from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { findMemoryFolder } from "../../database/find-memory-folder.ts";
import { cloneDatabase, openTemplate, openTestDatabase } from "../../database/test-database.ts";
import { withClient } from "./with-client.ts";

export interface BackupFixture {
  /** Takes backups and logs. */
  folder: string;
  cloneDatabase(name: string): Promise<string>;
  /** Its account owns it and has no other right. */
  createEmptyDatabase(name: string): Promise<string>;
  [Symbol.asyncDispose](): Promise<void>;
}

const owner = "backup_owner";
const createOwner = `do $$ begin create role ${owner} login password '${owner}';
  exception when duplicate_object then null; end $$`;

/**
 * Opens a folder and the PostgreSQL that a run of several packages shares, or one of its own; both are gone afterwards.
 * Its own has the sample store, or what `migrate` makes.
 */
export async function openBackupFixture(migrate?: (url: string) => Promise<void>): Promise<BackupFixture> {
  const shared = process.env.STORE_TEST_DATABASE;
  const open = () => (migrate ? openTestDatabase({ migrate }) : openTemplate());
  const own = shared === undefined ? await open() : undefined;
  const serverUrl = shared ?? own?.serverUrl ?? "";
  const folder = fs.mkdtempSync(path.join(findMemoryFolder(), "store-backup-"));
  return {
    folder,
    cloneDatabase: (name) => cloneDatabase(`backup ${name}`, { serverUrl }),
    async createEmptyDatabase(name) {
      const database = `empty_backup_${name}`;
      await query(serverUrl, `drop database if exists ${database} with (force)`);
      await query(serverUrl, createOwner);
      await query(serverUrl, `create database ${database} owner ${owner}`);
      return Object.assign(new URL(serverUrl), { username: owner, password: owner, pathname: `/${database}` }).href;
    },
    async [Symbol.asyncDispose]() {
      await own?.stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** The rows that a statement answers, on a connection of its own. */
export function query(databaseUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(databaseUrl, async (client) => (await client.query(statement)).rows);
}

/** The text of a backup but for its header, which holds the moment. */
export function readRowsOf(file: string): string {
  const text = gunzipSync(fs.readFileSync(file)).toString();
  return text.slice(text.indexOf("\n"));
}
