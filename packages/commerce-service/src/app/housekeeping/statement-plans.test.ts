import { orderOperations } from "@store/contract/orders";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openPool } from "../../node/open-pool.ts";
import { createSandboxPayments } from "../../sandbox/sandbox-payments.ts";
import { consumeKeys, refundKeys, refundRight } from "../../service/queries/rate-limits.ts";
import { createTestService, proceedToReview, type TestService } from "../../testing/index.ts";
import { sampleCards } from "../../testing/sample-inputs.ts";
import { createCommerceService } from "../create-commerce-service.ts";
import { analyzeTables, filledTables, fillTables } from "./fill-tables.fixture.ts";
import { type Explanation, findFullScans } from "./find-full-scans.fixture.ts";
import { createRecordingClient } from "./recording-client.fixture.ts";

const rows = 100_000;
const answeredLate = sampleCards.approvedAfterTimeout;
const neverArrived = sampleCards.lostInTimeout;
const subjects = [{ subject: "session one", most: 1 }];

let shop: TestService;
/** A pool of the product, whose statements are recorded. */
let pool: ReturnType<typeof openPool>;
let statements: Set<string>;
beforeAll(async () => {
  shop = await createTestService({ answerWithinMs: 1 });
  statements = new Set();
  pool = openPool(shop.databaseUrl, { maxConnections: 1, Client: createRecordingClient(statements) });
});
afterAll(async () => {
  await pool.destroy();
  await shop.close();
});

const withinMs = 600_000;

/** A try that is counted unless another limit is full, and that is refunded, also as a right one. */
async function tryOnce(): Promise<void> {
  const watched = [{ subject: "address one", most: 1 }];
  const tries = { subjects, withinMs };
  await consumeKeys(pool, { tries, unless: [{ subjects: watched, withinMs }], now: shop.clock.now() });
  await refundKeys(pool, subjects);
  await refundRight(pool, subjects, { source: "source one", total: "total", startsAt: shop.clock.now() });
}

describe("a try under a rate limit", () => {
  beforeAll(async () => {
    await sql`analyze rate_limit`.execute(shop.database);
    await tryOnce();
    await fillTables(shop.database, { rows, now: shop.clock.now(), tables: ["rate_limit"] });
  });

  it("looks up keys in 100,000 rows with the plan that was made for an empty table", async () => {
    const { rows: prepared } = await sql<{ name: string; parameters: number }>`
      select name, cardinality(parameter_types) as parameters from pg_prepared_statements
      where statement like '%from rate_limit %' and parameter_types <> '{}'`.execute(pool);
    expect(prepared).toHaveLength(3);
    for (const { name, parameters } of prepared) {
      const values = Array.from({ length: parameters }, () => "null").join();
      const { rows: plans } = await sql
        .raw<Explanation>(`explain (format json) execute ${pg.escapeIdentifier(name)}(${values})`)
        .execute(pool);
      expect(plans.flatMap((plan) => findFullScans(plan))).toEqual([]);
    }
  });
});

describe("recovery, housekeeping and rate limits on tables of 100,000 rows", () => {
  beforeAll(async () => {
    statements.clear();
    for (const card of [answeredLate, neverArrived]) {
      const shopper = shop.shopper();
      await proceedToReview(shopper, { card });
      await shopper.call(orderOperations.placeOrder, { adata: "" });
    }
    const tables = filledTables.filter((table) => table !== "rate_limit");
    await fillTables(shop.database, { rows, now: shop.clock.now(), tables });
    await analyzeTables(shop.database);
    const ports = { ...shop.ports, database: pool };
    const payments = createSandboxPayments({ ...ports, testInputs: inject("testInputs"), answerWithinMs: 1 });
    const service = createCommerceService({ ...ports, payments });
    shop.clock.advance(10_000);
    await service.recover();
    await service.cleanUp();
    await service.deliverMails();
    await tryOnce();
  });

  /** The statements, each with the tables that its plan reads completely. */
  async function findWholeReadsIn(databaseUrl: string, setting: "on" | "off") {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const found = [];
    try {
      await client.query(`set enable_seqscan = ${setting}`);
      for (const statement of statements) {
        const { rows: plans } = await client.query<Explanation>(`explain (generic_plan, format json) ${statement}`);
        const reads = plans.flatMap((plan) => findFullScans(plan));
        if (reads.length > 0) found.push({ statement, reads });
      }
    } finally {
      await client.end();
    }
    return found;
  }

  it("are all covered, those of a placed and of a released order included", () => {
    const marks = [
      "advanced",
      "stock_hold",
      "sandbox_notification",
      "payment_notification",
      "wallet_visit",
      "is_abandoned",
      "window_started",
      "full_window",
      "mail_outbox",
      "personalization_design",
      "account_gift_card",
    ];
    for (const mark of marks) expect([...statements].join()).toContain(mark);
  });

  it.each(["on", "off"] as const)("read no complete table with enable_seqscan %s", async (setting) => {
    expect(await findWholeReadsIn(shop.databaseUrl, setting)).toEqual([]);
  });

  it("read no complete table with plans that were made for empty tables", async () => {
    const empty = await createTestService();
    await analyzeTables(empty.database);
    expect(await findWholeReadsIn(empty.databaseUrl, "off")).toEqual([]);
    await empty.close();
  });
});
