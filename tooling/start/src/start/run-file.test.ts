import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { waitUntilEnded } from "@store/dev/process/wait-until-ended";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findRun, type RunRecord, removeRun, writeRun } from "./run-file.ts";

const run = { startedAt: "2026-11-21T10:00:00.000Z", ports: { us: 3000, ca: 3001 } };
let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "store run "));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const runFile = () => path.join(folder, "run.json");

it("finds the recorded store, and none after it removed its record", () => {
  expect(findRun(folder)).toBeUndefined();
  writeRun(folder, { ...run, pid: process.pid });
  expect(findRun(folder)).toMatchObject({ ...run, pid: process.pid });
  removeRun(folder, process.pid);
  expect(findRun(folder)).toBeUndefined();
  expect(fs.existsSync(runFile())).toBe(false);
});

it("ignores the record of a store that was killed", async () => {
  const store = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  writeRun(folder, { ...run, pid: store.pid ?? 0 });
  expect(findRun(folder)?.pid).toBe(store.pid);
  store.kill("SIGKILL");
  await waitUntilEnded(store.pid ?? 0, { withinMs: 5000 });
  expect(findRun(folder)).toBeUndefined();
});

it("ignores a record whose id now belongs to another process", () => {
  writeRun(folder, { ...run, pid: process.pid });
  const record: RunRecord = JSON.parse(fs.readFileSync(runFile(), "utf8"));
  fs.writeFileSync(runFile(), JSON.stringify({ ...record, started: "an earlier day" }));
  expect(findRun(folder)).toBeUndefined();
});

it("ignores a file that is not a record", () => {
  fs.writeFileSync(runFile(), "{ half");
  expect(findRun(folder)).toBeUndefined();
});

it("does not remove the record of another store", () => {
  writeRun(folder, { ...run, pid: process.ppid });
  removeRun(folder, process.pid);
  expect(findRun(folder)?.pid).toBe(process.ppid);
});

it("hides the database's address from other accounts", () => {
  writeRun(folder, { ...run, pid: process.pid, databaseUrl: "postgres://store:secret@127.0.0.1:5432/postgres" });
  expect(fs.statSync(runFile()).mode & 0o077).toBe(0);
});
