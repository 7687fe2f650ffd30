import fs from "node:fs";
import path from "node:path";
import { describeProcess } from "../process/describe-process.ts";

/** Who has the data folder, by its lock file. */
export type DataFolderHolder =
  | { kind: "nobody" }
  | { kind: "server"; pid: number }
  | { kind: "orphan"; pid: number }
  | { kind: "stranger"; pid: number };

/**
 * Returns who holds a data folder: a server with its supervisor, a server whose supervisor was killed (`orphan`),
 * or another process that has the id of an ended server (`stranger`), as happens after a restart of the machine.
 */
export function findDataFolderHolder(data: string): DataFolderHolder {
  const lockFile = path.join(data, "postmaster.pid");
  if (!fs.existsSync(lockFile)) return { kind: "nobody" };
  const pid = Number.parseInt(fs.readFileSync(lockFile, "utf8"), 10);
  const holder = describeProcess(pid);
  if (holder === undefined) return { kind: "nobody" };
  if (!holder.command.includes(data)) return { kind: "stranger", pid };
  const parent = describeProcess(holder.parentPid);
  const isSupervised = parent?.command.includes("supervisor.ts") ?? false;
  return { kind: isSupervised ? "server" : "orphan", pid };
}

/** Ends a server without a supervisor and removes the lock of an ended one; returns who held the folder. */
export function clearStaleServer(data: string): DataFolderHolder {
  const holder = findDataFolderHolder(data);
  if (holder.kind === "orphan") process.kill(holder.pid, "SIGINT");
  // PostgreSQL would wait for the other process to end. It still refuses to start while a server uses the memory block.
  if (holder.kind === "stranger") fs.rmSync(path.join(data, "postmaster.pid"), { force: true });
  return holder;
}
