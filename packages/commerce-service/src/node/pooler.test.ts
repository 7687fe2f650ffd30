import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoreDatabase } from "../database/schema.ts";
import { createTestService, type TestService } from "../testing/index.ts";
import { openPooler } from "../testing/pooler.ts";
import { openPool } from "./open-pool.ts";

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
