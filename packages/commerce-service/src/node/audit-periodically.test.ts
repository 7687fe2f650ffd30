import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { multiplyOrders } from "../orders/multiply-orders.fixture.ts";
import { toRecentRules } from "../orders/queries/audit/count-recent-violations.ts";
import { createTestService, proceedToReview, submitOrder, type TestService } from "../testing/index.ts";
import { memoryMetrics } from "../testing/memory-metrics.ts";
import { sampleCards } from "../testing/sample-inputs.ts";
import { auditPeriodically } from "./audit-periodically.ts";
import { createNodeCommerceService } from "./create-node-commerce-service.ts";
import { openPool } from "./open-pool.ts";

let shop: TestService;
let running: { stop(): Promise<void> }[];
beforeEach(async () => {
  shop = await createTestService({ answerWithinMs: 1 });
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((process) => process.stop()));
  await shop.close();
});

/** A process that audits the shop's database; `read` returns what it reports. */
function startAudit() {
  const metrics = memoryMetrics();
  const process = auditPeriodically(shop.databaseUrl, { clock: shop.clock, log: shop.log, metrics, pauseMs: 10 });
  running.push(process);
  return { ...process, read: metrics.read };
}
async function placeOrder(card: string = sampleCards.visa) {
  const shopper = shop.shopper();
  await proceedToReview(shopper, { card });
  await submitOrder(shopper, { idempotencyKey: "one", patienceMs: 0 });
}
/** The connections that hold the audit's lock: other tests have databases on the same server. */
const holders = sql`pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`;
const violationsOf = ({ read }: { read: (name: string) => Record<string, number> }) =>
  Object.fromEntries(Object.entries(read("store.audit.violations")).filter(([, rows]) => rows > 0));

describe("the cheap audit", () => {
  it("reports each rule, the waiting mails and its age, and no violation of a store at work", async () => {
    await placeOrder();
    await placeOrder(sampleCards.approvedAfterTimeout);
    const audit = startAudit();
    await expect.poll(() => audit.read("store.audit.age")).toHaveProperty([""], expect.any(Number));
    expect(Object.keys(audit.read("store.audit.violations"))).toEqual(Object.keys(toRecentRules(shop.clock.now())));
    expect(violationsOf(audit)).toEqual({});
    expect(audit.read("store.mails.waiting")).toEqual({ "": 1 });
  });

  it.each([
    ["the lines of an order do not add up to its subtotal and tax", "update order_line set tax_cents = tax_cents + 1"],
    ["the payments of an order do not add up to its total", "delete from order_payment"],
    [
      "an order's payment was never authorized, or for another amount",
      "update sandbox_authorization set state = 'declined'",
    ],
    [
      "an ended attempt still holds stock",
      "insert into stock_hold select attempt_id, (select sku from stock limit 1), 1 from order_attempt",
    ],
    [
      "an attempt waits for its recovery for a minute, or is not settled after an hour",
      "update order_attempt set state = 'unknown', next_look_at = next_look_at - interval '2 minutes'",
    ],
    [
      "a mail is due for five minutes",
      "update mail_outbox set next_attempt_at = next_attempt_at - interval '6 minutes'",
    ],
  ])("raises the gauge of a broken rule, and logs it: %s", async (rule, statement) => {
    await placeOrder();
    const audit = startAudit();
    await expect.poll(() => audit.read("store.mails.waiting")).toEqual({ "": 1 });
    await sql.raw(statement).execute(shop.database);
    await expect.poll(() => violationsOf(audit)).toMatchObject({ [rule]: 1 });
    expect(shop.log.lines).toContainEqual({ level: "error", event: "audit rule violated", fields: { rule, rows: 1 } });
  });

  it("runs in one of the processes of a database, and in another one when that ends", async () => {
    const audits = [startAudit(), startAudit()];
    const reporting = () => audits.filter(({ read }) => "" in read("store.audit.age"));
    await expect.poll(() => reporting().length).toBe(1);
    const [first] = reporting();
    const waiting = () => sql`select pid from ${holders}`.execute(shop.database);
    expect((await waiting()).rows).toHaveLength(1);
    expect(reporting()).toEqual([first]);
    await first?.stop();
    await expect.poll(() => reporting().length).toBe(1);
    expect(reporting()).not.toEqual([first]);
  });

  it("ends with its connection, and begins again", async () => {
    const audit = startAudit();
    await expect.poll(() => audit.read("store.audit.age")).toHaveProperty([""]);
    const isAlone = sql`select pg_terminate_backend(pid) from ${holders}`;
    await isAlone.execute(shop.database);
    await expect.poll(() => shop.log.lines.map(({ event }) => event)).toContain("audit failed");
    await expect.poll(() => audit.read("store.audit.age")).toHaveProperty([""]);
  });
});

it("services of one database: exactly one audits, and one without metrics never does", async () => {
  const start = async (metrics?: ReturnType<typeof memoryMetrics>) => {
    const { drain } = await createNodeCommerceService({
      databaseUrl: shop.databaseUrl,
      environment: "development",
      secret: "a secret for tests",
      metrics,
    });
    running.push({ stop: drain });
  };
  await start();
  const all = [memoryMetrics(), memoryMetrics()];
  for (const metrics of all) await start(metrics);
  await expect.poll(() => all.filter(({ read }) => "" in read("store.audit.age")).length).toBe(1);
  for (const { read } of all) expect(read("db.client.connection.count")).toHaveProperty("idle");
});

interface PlanNode {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}
const toReads = (node: PlanNode): number[] => [
  (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
  ...(node.Plans ?? []).flatMap(toReads),
];

it("reads a bounded number of rows in a store with 5,000 orders", { tags: ["deep"] }, async () => {
  await placeOrder();
  await multiplyOrders(shop.database, 5000);
  const pool = openPool(shop.databaseUrl, { maxConnections: 1 });
  for (const [rule, statement] of Object.entries(toRecentRules(shop.clock.now()))) {
    const { rows } = await sql<{ "QUERY PLAN": [{ Plan: PlanNode }] }>`
      explain (analyze, format json) ${statement}`.execute(pool);
    const most = Math.max(...rows.flatMap(({ "QUERY PLAN": [{ Plan }] }) => toReads(Plan)));
    expect([rule, most <= 1000, most]).toEqual([rule, true, most]);
  }
  await pool.destroy();
});
