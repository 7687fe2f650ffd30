import fs from "node:fs";
import path from "node:path";
import { findMemoryFolder } from "@store/dev/database/find-memory-folder";
import { openDatabase } from "@store/dev/database/open-database";
import pg from "pg";
import { expect, it } from "vitest";
import { openStoreDatabase } from "./open-store-database.ts";

it("takes a given address as it is", async () => {
  const url = "postgres://somebody@127.0.0.1:1/elsewhere";
  expect((await openStoreDatabase(url)).url).toBe(url);
});

it("reaches the database of a store that is running, and leaves it running", { tags: ["deep"] }, async () => {
  const parent = fs.mkdtempSync(path.join(findMemoryFolder(), "store-commerce-"));
  const folder = path.join(parent, "database");
  const server = await openDatabase({ folder, durable: false, temporary: true });
  try {
    const reached = await openStoreDatabase(undefined, folder);
    const client = new pg.Client({ connectionString: reached.url });
    await client.connect();
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await client.end();
    await reached.stop();
    process.kill(server.pid, 0);
  } finally {
    await server.stop();
    fs.rmSync(parent, { recursive: true, force: true });
  }
});
