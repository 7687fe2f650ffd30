import fs from "node:fs";
import path from "node:path";
import { describeProcess } from "@store/dev/process/describe-process";
import { isAlive } from "@store/dev/process/is-alive";
import type { StorePorts } from "./store-apps.ts";

/** The record of a running store, for `stop`, `reset-data` and a second `start`. */
export interface RunRecord {
  pid: number;
  /** Distinguishes this process from a later one with the same id. */
  started: string;
  startedAt: string;
  ports: StorePorts;
  /** For tools such as psql; only the owner can read the file. */
  databaseUrl?: string;
}

const runFile = (folder: string) => path.join(folder, "run.json");

/** Finds the store that runs in this folder. Ignores a record whose process has ended or whose id now belongs to another process. */
export function findRun(folder: string): RunRecord | undefined {
  const record = readRecord(runFile(folder));
  if (record === undefined || !isAlive(record.pid)) return undefined;
  const living = describeProcess(record.pid);
  // Windows does not describe processes, so the id has to suffice there.
  const isSame = process.platform === "win32" || living?.started === record.started;
  return isSame ? record : undefined;
}

/** Records that process `pid` runs the store in this folder. */
export function writeRun(folder: string, run: Omit<RunRecord, "started">): void {
  const record: RunRecord = { ...run, started: describeProcess(run.pid)?.started ?? "" };
  fs.mkdirSync(folder, { recursive: true });
  const part = `${runFile(folder)}.${process.pid}`;
  fs.writeFileSync(part, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(part, runFile(folder));
}

/** Removes the record of process `pid`, never that of another. */
export function removeRun(folder: string, pid: number): void {
  if (readRecord(runFile(folder))?.pid === pid) fs.rmSync(runFile(folder), { force: true });
}

function readRecord(file: string): RunRecord | undefined {
  if (!fs.existsSync(file)) return undefined;
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    // Deleted since, or not a valid record: no store is running.
    return undefined;
  }
}
