import fs from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findMemoryFolder } from "./find-memory-folder.ts";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const ownFolders = () =>
  fs.readdirSync(findMemoryFolder()).filter((name) => name.startsWith(`store-test-${process.pid}-`));

describe("the database of a test run", () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase({
      migrate: async (url) => {
        await ask(url, "CREATE TABLE product AS SELECT 'Harbor Sofa' AS name");
      },
    });
  });
  afterAll(() => database.stop());

  it("gives each test a clone of the migrated template", async () => {
    const [cart, checkout] = await Promise.all([
      database.cloneDatabase("cart/add-to-cart.test.ts"),
      database.cloneDatabase("checkout/place-order.test.ts"),
    ]);
    await ask(cart, "DELETE FROM product");
    expect(await ask(cart, "SELECT name FROM product")).toEqual([]);
    expect(await ask(checkout, "SELECT name FROM product")).toEqual([{ name: "Harbor Sofa" }]);
  });

  it("gives a fresh clone when the same test runs again, also while its last one is in use", async () => {
    const first = await database.cloneDatabase("cart");
    await ask(first, "DELETE FROM product");
    const busy = new pg.Client({ connectionString: first });
    const ended = new Promise((resolve) => busy.on("error", resolve));
    await busy.connect();
    const again = await database.cloneDatabase("cart");
    expect(await ask(again, "SELECT name FROM product")).toEqual([{ name: "Harbor Sofa" }]);
    await ended;
  });
});

it("leaves neither a server nor a file behind, also when the migration fails", { tags: ["deep"] }, async () => {
  const before = ownFolders();
  let address = "";
  const opening = openTestDatabase({
    migrate: async (url) => {
      address = url;
      throw new Error("column sku is missing");
    },
  });
  await expect(opening).rejects.toThrow("column sku is missing");
  expect(ownFolders()).toEqual(before);
  await expect(ask(address, "SELECT 1")).rejects.toThrow(/ECONNREFUSED/);
});
