import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, memoryLog, type TestService } from "../testing/index.ts";
import { openPool } from "./open-pool.ts";
import { PreparedStatementClient } from "./prepared-statement-client.ts";

const settings = [
  "plan_cache_mode",
  "jit",
  "enable_seqscan",
  "statement_timeout",
  "lock_timeout",
  "idle_in_transaction_session_timeout",
];

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

/** A connection to an engine without a setting. */
function clientWithout(setting: string): typeof PreparedStatementClient {
  return class extends PreparedStatementClient {
    override query(...args: unknown[]): never {
      const [first, ...rest] = args;
      const sent = typeof first === "string" ? first.replace(`set ${setting} `, `set no_${setting} `) : first;
      return (super.query as (...all: unknown[]) => never).call(this, sent, ...rest);
    }
  };
}

async function readSettings(database: ReturnType<typeof openPool>): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in (${sql.join(settings)})`.execute(database);
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

describe("an engine that lacks a setting", () => {
  it.each(settings)("has all others if it lacks %s, which is logged once", async (lacked) => {
    const complete = openPool(shop.databaseUrl, { maxConnections: 1 });
    const { [lacked]: _, ...others } = await readSettings(complete);
    await complete.destroy();

    const log = memoryLog();
    const pool = openPool(shop.databaseUrl, { maxConnections: 2, log, Client: clientWithout(lacked) });
    const read = await Promise.all([readSettings(pool), readSettings(pool)]);
    await pool.destroy();
    for (const values of read) expect(values).toMatchObject(others);
    expect(others).not.toHaveProperty(lacked);
    expect(log.lines).toMatchObject([
      { level: "warn", event: "database setting refused", fields: { setting: lacked, code: "42704" } },
    ]);
  });
});
