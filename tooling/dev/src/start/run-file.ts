import fs from "node:fs";
import path from "node:path";
import { describeProcess } from "../process/describe-process.ts";
import { isAlive } from "../process/is-alive.ts";
import type { StorePorts } from "./store-apps.ts";

/** What a running store writes down for `stop`, `reset-data` and a second `start`. */
export interface RunRecord {
  pid: number;
  /** Tells this process from a later one with the same number. */
  started: string;
  startedAt: string;
  ports: StorePorts;
  /** For tools such as psql; the file is for its owner's eyes only. */
  databaseUrl?: string;
}

const runFile = (folder: string) => path.join(folder, "run.json");

/** Finds the store that runs on this folder. A record whose process is gone, or whose number went to another, counts for nothing. */
export function findRun(folder: string): RunRecord | undefined {
  const record = readRecord(runFile(folder));
  if (record === undefined || !isAlive(record.pid)) return undefined;
  const living = describeProcess(record.pid);
  // Only Windows describes no process; its number has to do there.
  const isSame = process.platform === "win32" || living?.started === record.started;
  return isSame ? record : undefined;
}

/** Writes down that process `pid` runs the store on this folder. */
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
    // Removed since, or written by something else: neither is a running store.
    return undefined;
  }
}
