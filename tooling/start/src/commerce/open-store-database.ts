import fs from "node:fs";
import path from "node:path";
import { findDataFolderHolder } from "@store/dev/database/clear-stale-server";
import { findDatabaseHome } from "@store/dev/database/find-database-home";
import { openDatabase } from "@store/dev/database/open-database";
import { storeFolder } from "@store/dev/workspace/workspace-root";

/** A database that another process may be serving; `stop` ends only what was started here. */
export interface StoreDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Connects to the store's database: at a given address, in the running store, or by opening its folder. */
export async function openStoreDatabase(
  url: string | undefined,
  folder = path.join(storeFolder, "database"),
): Promise<StoreDatabase> {
  const running = url ?? findRunningDatabase(findDatabaseHome(folder));
  return running === undefined ? openDatabase({ folder }) : { url: running, stop: async () => undefined };
}

// The fourth line of PostgreSQL's lock file is its port.
function findRunningDatabase(home: string): string | undefined {
  const data = path.join(home, "data");
  if (findDataFolderHolder(data).kind !== "server") return undefined;
  const port = fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[3];
  const password = fs.readFileSync(path.join(home, "password"), "utf8");
  return `postgres://store:${password}@127.0.0.1:${port}/postgres`;
}
