import fs from "node:fs";
import path from "node:path";
import { findDataFolderHolder } from "../database/clear-stale-server.ts";
import { findDatabaseHome } from "../database/find-database-home.ts";
import { findRun } from "./run-file.ts";

/** Removes the database of this folder, wherever it really lies; refuses, with the reason, while something uses it. */
export function resetData(folder: string): { ok: true; message: string } | { ok: false; message: string } {
  const run = findRun(folder);
  if (run !== undefined)
    return { ok: false, message: `The store is running (process ${run.pid}). Stop it first: \`npx -y pnpm@12 stop\`.` };
  const home = findDatabaseHome(path.join(folder, "database"));
  const holder = findDataFolderHolder(path.join(home, "data"));
  if (holder.kind === "server" || holder.kind === "orphan")
    return {
      ok: false,
      message: `Process ${holder.pid} serves this database. \`npx -y pnpm@12 stop\` ends what a store left.`,
    };
  if (!fs.existsSync(home)) return { ok: true, message: `There is no database in ${home}.` };
  fs.rmSync(home, { recursive: true });
  return {
    ok: true,
    message: `Removed the database in ${home}. The next start makes a new one with its forty products.`,
  };
}
