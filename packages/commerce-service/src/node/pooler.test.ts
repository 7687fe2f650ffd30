import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoreDatabase } from "../database/schema.ts";
import { countStatements } from "../testing/count-statements.ts";
import { createTestService, type TestService } from "../testing/index.ts";
import { openPooler, type PoolerOptions } from "../testing/pooler.ts";
import { checkConnection } from "./check-connection.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { openPool } from "./open-pool.ts";
import { prepareDatabase } from "./prepare-database.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

/** A pool of another process: its statements are named by a module with a state of its own. */
async function openPoolOf(process: string, databaseUrl: string): Promise<Kysely<StoreDatabase>> {
  const { PreparedStatementClient } = await import(/* @vite-ignore */ `./prepared-statement-client.ts?${process}`);
  return openPool(databaseUrl, { maxConnections: 1, Client: PreparedStatementClient });
}

describe("two processes behind a pooler that gives their connections the same backends", () => {
  it("never run each other's prepared statements", async () => {
    const pooler = await openPooler(shop.databaseUrl, { mode: "transaction", next: "longest idle" });
    const programs = await Promise.all(
      ["first", "second"].map(async (name) => {
        const database = await openPoolOf(name, pooler.databaseUrl);
        // Each names its first statement.
        const statement = sql<{ result: string }>`select ${sql.lit(name)} as result where ${true}::boolean`;
        return { name, database, ask: () => statement.execute(database).then(({ rows }) => rows[0]?.result) };
      }),
    );
    const wrong: unknown[] = [];
    for (let round = 0; round < 8; round += 1) {
      // An odd number of statements: each program gets each backend.
      for (const { name, ask } of [...programs, ...programs.slice(1)]) {
        // A statement that is missing is refused.
        const result = await ask().catch(() => name);
        if (result !== name) wrong.push({ asked: name, result });
      }
    }
    for (const { database } of programs) await database.destroy();
    await pooler.close();
    expect(wrong).toEqual([]);
  });
});

describe("the check of a connection", () => {
  const pooled: PoolerOptions[] = [
    { mode: "transaction", next: "latest" },
    { mode: "transaction", next: "longest idle" },
    { mode: "statement", next: "latest" },
    { mode: "statement", next: "longest idle" },
  ];

  it.each(pooled)("refuses an idle pooler in $mode mode that gives the $next backend", async (options) => {
    const pooler = await openPooler(shop.databaseUrl, options);
    const message = /^DATABASE_URL leads to a pooler in transaction or statement mode.* pool_mode=session.*directly\.$/;
    await expect(checkConnection(pooler.databaseUrl)).rejects.toThrow(message);
    await pooler.close();
  });

  it("accepts PostgreSQL itself, a proxy in front of it and a pooler in session mode", async () => {
    const pooler = await openPooler(shop.databaseUrl, { mode: "session" });
    const proxy = await countStatements(shop.databaseUrl);
    for (const { databaseUrl } of [shop, proxy, pooler]) {
      await expect(checkConnection(databaseUrl)).resolves.toBeUndefined();
    }
    await proxy.close();
    await pooler.close();
  });

  it("accepts a pooler in session mode that has two connections left", { tags: ["deep"] }, async () => {
    const pooler = await openPooler(shop.databaseUrl, { mode: "session", most: 2 });
    await expect(checkConnection(pooler.databaseUrl, { withinMs: 2000 })).resolves.toBeUndefined();
    await pooler.close();
  });

  it("refuses a pooler in session mode that has one connection left", { tags: ["deep"] }, async () => {
    const pooler = await openPooler(shop.databaseUrl, { mode: "session", most: 1 });
    const checking = checkConnection(pooler.databaseUrl, { withinMs: 2000 });
    await expect(checking).rejects.toThrow("The database of DATABASE_URL gave no response in time");
    await pooler.close();
  });

  it("precedes every change of the database", async () => {
    const own = await createTestService();
    await own.database.schema.dropSchema("public").cascade().execute();
    await own.database.schema.createSchema("public").execute();
    const pooler = await openPooler(own.databaseUrl, { mode: "transaction" });
    await expect(prepareDatabase(pooler.databaseUrl)).rejects.toThrow("session mode");
    expect(await own.database.introspection.getTables()).toEqual([]);
    await pooler.close();
    await own.close();
  });
});

describe("an address of a database that cannot be used", () => {
  const withoutServer = "postgres://store:secret@127.0.0.1:1/store";
  const elsewhere = (change: (url: URL) => void) => () => {
    const url = new URL(shop.databaseUrl);
    change(url);
    return url.href;
  };

  it.each([
    ["is no address", () => "db.example", /^DATABASE_URL is not the address of a PostgreSQL database\. Write it like/],
    ["is of another kind", () => "mysql://store:secret@127.0.0.1/store", /^DATABASE_URL is not the address/],
    ["has no valid port", () => "postgres://store:secret@127.0.0.1:port/store", /^DATABASE_URL is not the address/],
    ["has a cut escape", () => "postgres://store:secret%@127.0.0.1:1/store", /DATABASE_URL/],
    ["has no server", () => withoutServer, /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED/],
    ["has two hosts without a server", () => withoutServer.replace("127.0.0.1", "localhost"), /used: connect ECONNREF/],
    ["has another database", elsewhere((url) => (url.pathname = "/none")), /used: database "none" does not exist\.$/],
    ["has a wrong password", elsewhere((url) => (url.password = "secret")), /used: password authentication failed/],
  ])("is refused in one line that names the setting and no password, if it %s", async (_, databaseUrl, message) => {
    const error = await checkConnection(databaseUrl()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigurationError);
    const text = String(error);
    expect(text.replace("ConfigurationError: ", "")).toMatch(message);
    expect(text).not.toMatch(/\n|secret/);
  });

  it("is named as the caller does", async () => {
    const checking = checkConnection(withoutServer, { name: "--database" });
    await expect(checking).rejects.toThrow("The database of --database cannot be used");
  });
});
