import path from "node:path";
import { findDataFolderHolder } from "@store/dev/database/clear-stale-server";
import { findDatabaseHome } from "@store/dev/database/find-database-home";
import { waitUntilEnded } from "@store/dev/process/wait-until-ended";
import { findRun } from "./run-file.ts";

// Longer than a store takes to finish its requests (10 s) and its database.
const patienceMs = 20_000;

/** Stops the store that runs in this folder. Returns a message for the terminal. */
export async function stopStore(folder: string): Promise<string> {
  const run = findRun(folder);
  if (run === undefined) return endOrphan(folder);
  if (!send(run.pid, "SIGTERM"))
    return `Process ${run.pid} runs the store under another account. Stop it from that account.`;
  if (await waitUntilEnded(run.pid, { withinMs: patienceMs })) return `The store has stopped (process ${run.pid}).`;
  send(run.pid, "SIGKILL");
  await waitUntilEnded(run.pid, { withinMs: patienceMs });
  return `Process ${run.pid} did not finish within ${patienceMs / 1000} s and was killed. Every confirmed order is stored.`;
}

/** A killed store's database server normally ends by itself; when its supervisor was killed too, this ends it. */
async function endOrphan(folder: string): Promise<string> {
  const data = path.join(findDatabaseHome(path.join(folder, "database")), "data");
  const holder = findDataFolderHolder(data);
  if (holder.kind !== "orphan" || !send(holder.pid, "SIGINT")) return "No store is running here.";
  await waitUntilEnded(holder.pid, { withinMs: patienceMs });
  return `No store is running here. The database server of a killed store has been stopped (process ${holder.pid}).`;
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return true;
    return false;
  }
}
