import fs from "node:fs";
import path from "node:path";
import { findDataFolderHolder } from "@store/dev/database/clear-stale-server";
import { findDatabaseHome } from "@store/dev/database/find-database-home";
import { findRun } from "./run-file.ts";

/**
 * Removes the database of the store in this folder, wherever it is. Refuses with the reason while something uses it.
 * `dev` names the store of `dev` in the messages.
 */
export function resetData(
  folder: string,
  { dev = false } = {},
): { ok: true; message: string } | { ok: false; message: string } {
  const stop = `\`npx -y pnpm@12 stop${dev ? " --dev" : ""}\``;
  const run = findRun(folder);
  if (run !== undefined)
    return { ok: false, message: `The store is running (process ${run.pid}). Stop it first: ${stop}.` };
  const home = findDatabaseHome(path.join(folder, "database"));
  const holder = findDataFolderHolder(path.join(home, "data"));
  if (holder.kind === "server" || holder.kind === "orphan")
    return {
      ok: false,
      message: `Process ${holder.pid} still serves this database. End it with ${stop}.`,
    };
  if (!fs.existsSync(home)) return { ok: true, message: `There is no database in ${home}.` };
  fs.rmSync(home, { recursive: true });
  return {
    ok: true,
    message: `Removed the database in ${home}. The next start creates a new one with the sample products.`,
  };
}
