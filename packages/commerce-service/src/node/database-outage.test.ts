import { setTimeout as pause } from "node:timers/promises";
import { accountOperations } from "@store/contract/account";
import { cartOperations } from "@store/contract/cart";
import { swatchOperations } from "@store/contract/swatches";
import { CompiledQuery, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countStatements, createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { addItems, getCartCount } = cartOperations;
const { getRequestVerificationToken } = accountOperations;
const swatchesOfProduct = { sku: sampleSkus.sofa, choiceCode: "", selected: 0, suppressColorBar: false };
const items = [{ Sku: sampleSkus.towels }];

let shop: TestService;
let admin: pg.Client;
beforeAll(async () => {
  shop = await createTestService({ limited: true });
  await shop.database.updateTable("stock").set({ available: 1_000_000 }).execute();
  const server = new URL(shop.databaseUrl);
  server.pathname = "/postgres";
  admin = new pg.Client({ connectionString: server.href });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await shop.close();
});

const name = () => new URL(shop.databaseUrl).pathname.slice(1);

async function terminateAll(): Promise<number> {
  const { rowCount } = await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    name(),
  ]);
  return rowCount ?? 0;
}

/** Repeats the call under the same key until the item is in the cart. */
async function addOnce(shopper: Shopper, seen: Map<number, number>): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  for (;;) {
    const { status, headers } = await shopper.call(addItems, { items }, { idempotencyKey });
    seen.set(status, (seen.get(status) ?? 0) + 1);
    if (status !== 503) return;
    expect(headers.get("retry-after")).toBe("2");
    await pause(20);
  }
}

it("answers 200 or 503 while all its connections are terminated repeatedly, and loses and duplicates nothing", {
  tags: ["deep"],
}, async () => {
  const seen = new Map<number, number>();
  let adds = 0;
  let isOver = false;
  const shoppers = Array.from({ length: 8 }, () => shop.shopper());
  const shopping = shoppers.map(async (shopper) => {
    let own = 0;
    while (!isOver) {
      await addOnce(shopper, seen);
      own += 1;
    }
    adds += own;
    expect((await shopper.call(getCartCount, {})).body.count).toBe(own);
  });
  let terminated = 0;
  for (let round = 0; round < 10; round += 1) {
    await pause(60);
    terminated += await terminateAll();
  }
  isOver = true;
  await Promise.all(shopping);
  expect([...seen.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(terminated).toBeGreaterThan(10);
  expect(seen.get(503)).toBeGreaterThan(0);
  expect(adds).toBe(seen.get(200));
});

it("survives the end of a connection between two statements of a call, and answers the next call", async () => {
  const ended = shop.database.connection().execute(async (held) => {
    await held.executeQuery(CompiledQuery.raw("select 1"));
    await terminateAll();
    await pause(50);
    return held.executeQuery(CompiledQuery.raw("select 1"));
  });
  await expect(ended).rejects.toThrow();
  await expect.poll(async () => (await shop.shopper().call(getCartCount, {})).status, { timeout: 5000 }).toBe(200);
});

it("answers 503 to each call that begins a session while the database is away, with a cookie and without", async () => {
  const visitor = shop.shopper();
  await visitor.send("/session");
  const { body } = await visitor.call(getRequestVerificationToken, {});
  const cookie = [...visitor.cookies];
  const fields = { sessionToken: "of a password", returnUrl: "/", __RequestVerificationToken: body.requestToken };
  const begin: Readonly<Record<string, (shopper: Shopper) => Promise<{ status: number }>>> = {
    add: (shopper) => shopper.call(addItems, { items }),
    token: (shopper) => shopper.call(getRequestVerificationToken, {}),
    swatches: (shopper) => shopper.call(swatchOperations.getOrderSwatchData, swatchesOfProduct),
    signIn: (shopper) =>
      shopper.send("/account/auth", {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin" },
        body: new URLSearchParams(fields),
      }),
  };
  await admin.query(`alter database ${pg.escapeIdentifier(name())} allow_connections false`);
  await terminateAll();
  const answers: [string, number, number][] = [];
  for (const [call, send] of Object.entries(begin)) {
    const known = shop.shopper();
    for (const [key, value] of cookie) known.cookies.set(key, value);
    known.token = body.requestToken;
    answers.push([call, (await send(known)).status, (await send(shop.shopper())).status]);
  }
  await admin.query(`alter database ${pg.escapeIdentifier(name())} allow_connections true`);
  expect(answers).toEqual(Object.keys(begin).map((call) => [call, 503, 503]));
  await expect.poll(async () => (await shop.shopper().send("/readyz")).status, { timeout: 5000 }).toBe(200);
});

it("does not use a connection again whose query timed out", { tags: ["deep"] }, async () => {
  const started = performance.now();
  // A frozen server does not apply its own time limit.
  const late = shop.database.connection().execute(async (held) => {
    await held.executeQuery(CompiledQuery.raw("set statement_timeout = 0"));
    return held.executeQuery(CompiledQuery.raw("select pg_sleep(20)"));
  });
  await expect(late).rejects.toThrow("Query read timeout");
  expect(performance.now() - started).toBeLessThan(3000);
  // No later query waits for it or gets its rows.
  const { rows } = await shop.database.executeQuery(CompiledQuery.raw("select 'next' as result"));
  expect(rows).toEqual([{ result: "next" }]);
});

describe("a connection whose server refuses a write as read-only", () => {
  // As the old primary after a failover.
  const turnReadOnly = () =>
    shop.database.executeQuery(CompiledQuery.raw("set session characteristics as transaction read only"));
  const read = async () => {
    const { rows } = await shop.database.executeQuery<{ pid: number }>(
      CompiledQuery.raw("select pg_backend_pid() pid"),
    );
    return rows[0]?.pid;
  };

  it("is closed, so the call returns 503 and its retry succeeds", async () => {
    // One at a time, so all use the same connection.
    await turnReadOnly();
    const shopper = shop.shopper();
    const idempotencyKey = crypto.randomUUID();
    const add = () => shopper.call(addItems, { items }, { idempotencyKey });
    const refused = await add();
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect((await add()).status).toBe(200);
    expect((await shopper.call(getCartCount, {})).body.count).toBe(1);
  });

  it("is closed after the rollback of its transaction, which reports the refusal", async () => {
    await turnReadOnly();
    const before = await read();
    const writing = shop.database
      .transaction()
      .execute((transaction) => transaction.updateTable("stock").set({ available: 1 }).execute());
    await expect(writing).rejects.toMatchObject({ code: "25006" });
    expect(await read()).not.toBe(before);
  });
});

describe("/readyz", () => {
  const ready = async (service: TestService = shop) => (await service.shopper().send("/readyz")).status;
  const becomes = (status: number, service?: TestService) =>
    expect.poll(() => ready(service), { timeout: 15_000 }).toBe(status);
  const changeDatabase = (change: string) => admin.query(`alter database ${pg.escapeIdentifier(name())} ${change}`);

  it("is 503 in time while the database accepts no connection, and 200 when it does again", {
    tags: ["deep"],
  }, async () => {
    await becomes(200);
    await changeDatabase("allow_connections false");
    await terminateAll();
    await becomes(503);
    const started = performance.now();
    expect(await ready()).toBe(503);
    expect(performance.now() - started).toBeLessThan(1000);
    expect((await shop.shopper().call(addItems, { items })).status).toBe(503);
    await changeDatabase("allow_connections true");
    await becomes(200);
  });

  it("is 503 while the database is read-only, and 200 when it accepts writes again", { tags: ["deep"] }, async () => {
    await becomes(200);
    await changeDatabase("set default_transaction_read_only = on");
    await terminateAll();
    await becomes(503);
    expect((await shop.shopper().call(addItems, { items })).status).toBe(503);
    // The open connections stay read-only.
    await changeDatabase("reset default_transaction_read_only");
    await becomes(200);
    expect((await shop.shopper().call(addItems, { items })).status).toBe(200);
  });

  it("is 503 while the disk has no room for another page, although rows can be changed in theirs", {
    tags: ["deep"],
  }, async () => {
    await becomes(200);
    // The error of a full disk, for each insert into a table that is created from now on.
    await sql`create function refuse_page() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full'; end $$`.execute(shop.database);
    await sql`create function fill_disk() returns event_trigger language plpgsql as $$ declare made record; begin
      for made in select * from pg_event_trigger_ddl_commands() where object_type = 'table' loop
        execute format('create trigger full_disk before insert on %s execute function refuse_page()', made.objid::regclass);
      end loop; end $$`.execute(shop.database);
    await sql`create event trigger full_disk on ddl_command_end when tag in ('CREATE TABLE') execute function
      fill_disk()`.execute(shop.database);
    await terminateAll();
    await becomes(503);
    await sql`drop event trigger full_disk`.execute(shop.database);
    await terminateAll();
    await becomes(200);
  });

  it("asks the database no more than once a second, and leaves no rows", async () => {
    const counter = await countStatements(shop.databaseUrl);
    const service = await createTestService({ database: counter.databaseUrl });
    const started = performance.now();
    const { result, tally } = await counter.count(async () => {
      const statuses = new Set<number>();
      for (let request = 0; request < 1000; request += 1) statuses.add(await ready(service));
      return statuses;
    });
    const seconds = Math.ceil((performance.now() - started) / 1000);
    expect([...result]).toEqual([200]);
    // The settings of a connection, and three statements.
    expect(tally.statements).toBeLessThanOrEqual(3 + 3 * seconds);
    const { rows } = await sql<{ rows: number; bytes: number }>`
      select (select count(*) from readiness) as rows,
        (select sum(pg_relation_size(oid))::int from pg_class where relname = 'readiness_page') as bytes`.execute(
      shop.database,
    );
    expect(rows).toEqual([{ rows: 1, bytes: 0 }]);
    await service.close();
    await counter.close();
  });
});
