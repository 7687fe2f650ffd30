import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { findMemoryFolder } from "@store/dev/database/find-memory-folder";
import { openDatabase } from "@store/dev/database/open-database";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resetData } from "./reset-data.ts";
import { writeRun } from "./run-file.ts";
import { stopStore } from "./stop-store.ts";

let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(findMemoryFolder(), "store stop "));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const program = `process.on("SIGTERM", () => { console.log("drained"); process.exit(0); }); console.log("up"); setInterval(() => {}, 1000);`;

it("asks the running store to end, waits for it, and reports it; nothing is reset meanwhile", async () => {
  const store = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  await once(store.stdout, "data");
  writeRun(folder, { pid: store.pid ?? 0, startedAt: new Date().toISOString(), ports: { us: 3000, ca: 3001 } });
  expect(resetData(folder)).toMatchObject({ ok: false, message: expect.stringContaining(`process ${store.pid}`) });

  const words = once(store.stdout, "data");
  expect(await stopStore(folder)).toBe(`The store has stopped (process ${store.pid}).`);
  expect(String((await words)[0])).toBe("drained\n");
});

it("reports when nothing is running", async () => {
  expect(await stopStore(folder)).toBe("No store is running here.");
});

it("removes the database in any folder, but not while a program uses it", { tags: ["deep"] }, async () => {
  const database = await openDatabase({ folder: path.join(folder, "database"), durable: false });
  expect(resetData(folder)).toMatchObject({ ok: false, message: expect.stringContaining(`Process ${database.pid}`) });
  await database.stop();

  expect(resetData(folder)).toMatchObject({ ok: true, message: expect.stringContaining(database.home) });
  expect(fs.existsSync(database.home)).toBe(false);
  expect(resetData(folder)).toEqual({ ok: true, message: `There is no database in ${database.home}.` });
});
