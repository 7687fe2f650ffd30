import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openAutoRestartDatabase } from "./auto-restart-database.ts";
import { findMemoryFolder } from "./find-memory-folder.ts";

let folder = "";
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(findMemoryFolder(), "store-kept-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

it("opens a database again at the same address, with all its rows, when its server is killed", {
  tags: ["deep"],
}, async () => {
  const database = await openAutoRestartDatabase({ folder: path.join(folder, "database") });
  await ask(database.url, "create table kept as select 1 as one");
  const before = database.pid();
  process.kill(before, "SIGKILL");
  await expect
    .poll(() => ask(database.url, "select one from kept").catch(() => undefined), { timeout: 15_000 })
    .toEqual([{ one: 1 }]);
  expect(database.pid()).not.toBe(before);
  await database.stop();
  await expect(ask(database.url, "select 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
