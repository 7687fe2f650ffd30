import { cartOperations } from "@store/contract/cart";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StoreDatabase } from "../../database/schema.ts";
import { openPool } from "../../node/open-pool.ts";
import { createTestService, type Shopper, signIn, type TestService } from "../../testing/index.ts";
import { sampleSkus } from "../../testing/sample-inputs.ts";
import { batchSize } from "../queries/housekeeping.ts";
import { fillTables } from "./fill-tables.fixture.ts";
import { createRecordingClient } from "./recording-client.fixture.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const start = new Date("2026-11-20T15:00:00Z");

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`truncate session, basket, rate_limit, sign_in_failure, sign_in_ticket, password_reset, mail_outbox,
    swatch_address, swatch_order, wallet_visit, sandbox_wallet_page, payment_notification, account_gift_card cascade`.execute(
    shop.database,
  );
  await sql`update housekeeping set started_at = '-infinity'`.execute(shop.database);
  shop.clock.set(start);
});

async function count(table: keyof StoreDatabase): Promise<number> {
  return (await shop.database.selectFrom(table).selectAll().execute()).length;
}
/** Runs housekeeping at a time of the clock, whenever the last pass was. */
async function tidyAt(afterMs: number): Promise<void> {
  await sql`update housekeeping set started_at = '-infinity'`.execute(shop.database);
  shop.clock.set(new Date(start.getTime() + afterMs));
  await shop.cleanUp();
}
async function fillCart(shopper: Shopper = shop.shopper()): Promise<void> {
  await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.towels }] });
}
const see = () => shop.database.updateTable("session").set({ seen_at: shop.clock.now() }).execute();

describe("an expired row", () => {
  it.each([
    ["idempotency", 1],
    ["rate_limit", 1],
    ["sign_in_failure", 2],
    ["sign_in_ticket", 2],
    ["password_reset", 2],
    ["mail_outbox", 30],
    ["account_gift_card", 365],
    ["swatch_address", 30],
    ["swatch_order", 90],
    ["wallet_visit", 1],
    ["sandbox_wallet_page", 1],
    ["payment_notification", 30],
  ] as const)("of %s is deleted then and kept a moment before", async (table, days) => {
    // The first of these rows is a second old.
    await fillTables(shop.database, { rows: 1, now: new Date(start.getTime() + dayMs), tables: [table] });
    await tidyAt(days * dayMs - 1);
    expect(await count(table)).toBe(1);
    await tidyAt(days * dayMs);
    expect(await count(table)).toBe(0);
  });

  it("is deleted in batches, however many there are", async () => {
    await fillTables(shop.database, { rows: 2 * batchSize + 1, now: start, tables: ["rate_limit"] });
    await tidyAt(2 * dayMs);
    expect(await count("rate_limit")).toBe(0);
  });

  it("is left to the next pass if the pass is aborted", async () => {
    await fillTables(shop.database, { rows: 1, now: start, tables: ["rate_limit"] });
    shop.clock.advance(2 * dayMs);
    await shop.cleanUp({ signal: AbortSignal.abort() });
    expect(await count("rate_limit")).toBe(1);
  });

  it("is left to the next pass while another transaction writes it", async () => {
    await fillTables(shop.database, { rows: 2, now: start, tables: ["rate_limit"] });
    await shop.database.transaction().execute(async (transaction) => {
      await transaction.updateTable("rate_limit").set({ used: 2 }).where("subject", "=", "subject-1").execute();
      await tidyAt(3 * dayMs);
    });
    expect(await count("rate_limit")).toBe(1);
  });
});

describe("a session", () => {
  it("is deleted 30 days after its last request, with its responses and views, and kept a moment before", async () => {
    await fillCart();
    await sql`insert into recently_viewed (session_id, product_id, sku)
      select session_id, product_id, sku from session, variant limit 1`.execute(shop.database);
    await tidyAt(30 * dayMs - 1);
    expect([await count("session"), await count("recently_viewed")]).toEqual([1, 1]);
    // A response of the last day, as in a session that is over 90 days old.
    await shop.database.updateTable("idempotency").set({ created_at: shop.clock.now() }).execute();
    await tidyAt(30 * dayMs);
    expect([await count("session"), await count("idempotency"), await count("recently_viewed")]).toEqual([0, 0, 0]);
  });

  it("is deleted 90 days after its start, however recently it was used, and kept a moment before", async () => {
    await fillCart();
    shop.clock.advance(90 * dayMs - 1);
    await see();
    await tidyAt(90 * dayMs - 1);
    expect(await count("session")).toBe(1);
    await tidyAt(90 * dayMs);
    expect(await count("session")).toBe(0);
  });

  it("is kept while its order is not settled", async () => {
    await fillCart();
    await nameByAttempt("unknown");
    await tidyAt(90 * dayMs);
    expect(await count("session")).toBe(1);
  });

  it("is kept while its basket is being changed, without waiting", async () => {
    await fillCart();
    await shop.database.transaction().execute(async (transaction) => {
      await transaction.updateTable("basket").set({ version: 2 }).execute();
      await tidyAt(90 * dayMs);
    });
    expect(await count("session")).toBe(1);
    await tidyAt(90 * dayMs);
    expect(await count("session")).toBe(0);
  });
});

describe("a basket", () => {
  it("of an ended guest session is deleted 30 days after its last change, with its lines, and kept a moment before", async () => {
    await fillCart();
    shop.clock.advance(80 * dayMs);
    await see();
    await shop.database.updateTable("basket").set({ updated_at: shop.clock.now() }).execute();
    await tidyAt(90 * dayMs);
    expect([await count("session"), await count("basket")]).toEqual([0, 1]);
    await tidyAt(110 * dayMs - 1);
    expect(await count("basket")).toBe(1);
    await tidyAt(110 * dayMs);
    expect([await count("basket"), await count("basket_line")]).toEqual([0, 0]);
  });

  it("is deleted in the same pass as its session if it was not changed since", async () => {
    await fillCart();
    await tidyAt(31 * dayMs);
    expect([await count("session"), await count("basket")]).toEqual([0, 0]);
  });

  it("of an active guest is kept", async () => {
    await fillCart();
    shop.clock.advance(60 * dayMs);
    await see();
    await tidyAt(60 * dayMs);
    expect(await count("basket")).toBe(1);
  });

  it("that an order attempt references is kept", async () => {
    await fillCart();
    await nameByAttempt("failed");
    await tidyAt(365 * dayMs);
    expect([await count("session"), await count("basket")]).toEqual([0, 1]);
  });

  it("that became an order is kept", async () => {
    await fillCart();
    await shop.database.updateTable("basket").set({ status: "ordered" }).execute();
    await tidyAt(365 * dayMs);
    expect([await count("session"), await count("basket")]).toEqual([0, 1]);
  });

  it("of an account is kept", async () => {
    const shopper = shop.shopper();
    await fillCart(shopper);
    await signIn(shopper, "nell");
    await tidyAt(365 * dayMs);
    const kept = await shop.database.selectFrom("basket").select("owner_id").execute();
    expect(kept).toEqual([{ owner_id: expect.stringMatching(/^account:/) }]);
    expect(await count("session")).toBe(0);
  });
});

async function nameByAttempt(state: "failed" | "unknown"): Promise<void> {
  await sql`
    insert into order_attempt (attempt_id, basket_id, basket_version, session_id, owner_id, attempt_key, state, draft,
      total_cents, currency, next_look_at, created_at, updated_at)
    select 'attempt', basket_id, 1, owner_id, owner_id, 'key', ${state}, '{}', 100, 'USD', created_at, created_at, created_at
    from basket`.execute(shop.database);
}

describe("passes of several services", () => {
  const addWindow = () =>
    shop.database
      .insertInto("rate_limit")
      .values({ subject: crypto.randomUUID(), window_started: "2020-01-01T00:00:00Z", used: 1 })
      .execute();

  it("run once if two services clean up at the same time", async () => {
    const pools = [shop, shop.another()].map((service) => {
      const statements = new Set<string>();
      const pool = openPool(shop.databaseUrl, { maxConnections: 1, Client: createRecordingClient(statements) });
      return { service, statements, pool };
    });
    await Promise.all(pools.map(({ service, pool }) => service.cleanUp({ database: pool })));
    const counts = pools.map(({ statements }) => statements.size).sort();
    // Claiming the pass is one statement, deleting by sixteen rules is thirteen.
    expect(counts).toEqual([1, 17]);
    await Promise.all(pools.map(({ pool }) => pool.destroy()));
  });

  it("run once a minute", async () => {
    await shop.cleanUp();
    await addWindow();
    shop.clock.advance(30_000);
    await shop.another().cleanUp();
    expect(await count("rate_limit")).toBe(1);
    shop.clock.advance(30_000);
    await shop.another().cleanUp();
    expect(await count("rate_limit")).toBe(0);
  });

  it("continue if the last one was recorded by a clock that is a year ahead", async () => {
    await addWindow();
    shop.clock.advance(365 * dayMs);
    await shop.cleanUp();
    shop.clock.set(start);
    await addWindow();
    await shop.cleanUp();
    expect(await count("rate_limit")).toBe(0);
  });
});
