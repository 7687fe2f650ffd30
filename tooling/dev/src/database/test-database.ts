import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { isAlive } from "../process/is-alive.ts";
import { workspaceRoot } from "../workspace/workspace-root.ts";
import { findMemoryFolder } from "./find-memory-folder.ts";
import { placeCluster } from "./kept-cluster.ts";
import { openDatabase } from "./open-database.ts";
import { templateKey } from "./template-key.ts";
import { toDatabaseName } from "./to-database-name.ts";

const template = "template_store";

export interface TestDatabase {
  /** The server's own address; hand it to the workers, which clone from it. */
  serverUrl: string;
  /** Clones the migrated template; returns the new database's address. */
  cloneDatabase(name: string): Promise<string>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Opens one PostgreSQL for a whole test run, in a new folder, and calls `migrate` to fill the template that tests
 * clone. It always comes from npm, independently of DATABASE_URL, and leaves nothing behind, also when the run is
 * killed.
 */
export async function openTestDatabase({
  migrate,
  key,
}: {
  migrate: (url: string) => Promise<void>;
  /** Names what `migrate` does: a later run with the same key copies the files instead. */
  key?: string;
}): Promise<TestDatabase> {
  const memory = findMemoryFolder();
  sweepKilledRuns(memory);
  const folder = path.join(memory, `store-test-${process.pid}-${randomBytes(4).toString("hex")}`);
  const fill = async (home: string) => {
    const server = await openDatabase({ folder: home, durable: false, logFile: path.join(home, "server.log") });
    try {
      await fillTemplate(server.url, migrate);
    } finally {
      await server.stop();
    }
  };
  if (key !== undefined) await placeCluster(folder, { key, fill });
  const server = await openDatabase({ folder, durable: false, temporary: true });
  try {
    if (key === undefined) await fillTemplate(server.url, migrate);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    serverUrl: server.url,
    cloneDatabase: (name) => cloneDatabase(name, { serverUrl: server.url }),
    stop: server.stop,
    [Symbol.asyncDispose]: server.stop,
  };
}

/** Removes the files of runs that were killed while they filled or copied a cluster, before a server watched over them. */
function sweepKilledRuns(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    const [, id] = /^store-test-(\d+)-[\da-f]+$/.exec(name) ?? [];
    if (id === undefined || isAlive(Number(id))) continue;
    try {
      fs.rmSync(path.join(folder, name), { recursive: true, force: true });
    } catch {
      // Another account's.
    }
  }
}

async function fillTemplate(serverUrl: string, migrate: (url: string) => Promise<void>): Promise<void> {
  await ask(serverUrl, `CREATE DATABASE ${template}`);
  await migrate(withDatabase(serverUrl, template));
  // A connection left open would make every clone wait.
  await ask(serverUrl, `ALTER DATABASE ${template} ALLOW_CONNECTIONS false`);
}

/** Opens one PostgreSQL whose template has the tables of the commerce service and the whole sample store. */
export function openTemplate(): Promise<TestDatabase> {
  return openTestDatabase({
    key: templateKey(),
    migrate: async (url) => {
      const { prepareSampleDatabase } = await importSampleStore("service");
      await prepareSampleDatabase(url);
    },
  });
}

/** The inputs that decide what the sandbox processor does, of the sample store. */
export async function loadTestInputs(): Promise<object> {
  const { testInputs } = await importSampleStore("test-inputs");
  return testInputs;
}

/** By its path: tests of the sample store use this package, and declared it would be a cycle. */
function importSampleStore(entry: "service" | "test-inputs") {
  const own = createRequire(path.join(workspaceRoot, "packages/sample-store/package.json"));
  return import(/* @vite-ignore */ pathToFileURL(own.resolve(`@store/sample-store/${entry}`)).href);
}

/** Clones the template of a running test database under a name made from `name`; an older clone of that name is dropped. */
export async function cloneDatabase(name: string, { serverUrl }: { serverUrl: string }): Promise<string> {
  const database = toDatabaseName(name);
  const quoted = pg.escapeIdentifier(database);
  await ask(
    serverUrl,
    `DROP DATABASE IF EXISTS ${quoted} WITH (FORCE)`,
    `CREATE DATABASE ${quoted} TEMPLATE ${template} STRATEGY file_copy`,
  );
  return withDatabase(serverUrl, database);
}

async function ask(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
