import { cartOperations } from "@store/contract/cart";
import { loggingOperations } from "@store/contract/logging";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/index.ts";
import { sampleCards, sampleGiftCards, sampleSkus } from "../../testing/sample-inputs.ts";
import { toFingerprints } from "./stored-responses.ts";

const { addItems, donationAddToCart, getCartCount } = cartOperations;
const items = [{ Sku: sampleSkus.towels }];
const hour = 60 * 60 * 1000;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function shopperWithSession() {
  const shopper = shop.shopper();
  await shopper.call(addItems, { items });
  return shopper;
}

describe("the same request under the same key", () => {
  it("takes effect once and gets the same response three times", async () => {
    const shopper = await shopperWithSession();
    const send = () => shopper.call(addItems, { items }, { idempotencyKey: "key-1" });
    const first = await send();
    const replays = [await send(), await send(), await send()];
    expect(first.body).toMatchObject({ isSuccess: true, cartItemCount: 2 });
    for (const replay of replays) expect([replay.status, replay.body]).toEqual([200, first.body]);
    expect((await shopper.call(getCartCount, {})).body.count).toBe(2);
  });

  it("takes effect once even if it started the session", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items }, { idempotencyKey: "first" });
    const replay = await shopper.call(addItems, { items }, { idempotencyKey: "first" });
    expect(replay.body).toMatchObject({ isSuccess: true, cartItemCount: 1 });
    expect((await shopper.call(getCartCount, {})).body.count).toBe(1);
  });

  it("takes effect once when ten arrive together: the others get its response or that it is in progress", async () => {
    const shopper = await shopperWithSession();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shopper.call(addItems, { items }, { idempotencyKey: "together" })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status, body }) => status === 200 || body.errorCode === "InProgress")).toBe(true);
    expect((await shopper.call(getCartCount, {})).body.count).toBe(2);
  });

  it("may be repeated a day later, and old responses are deleted", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addItems, { items });
    const send = () => shopper.call(addItems, { items }, { idempotencyKey: "daily" });
    await send();
    own.clock.advance(25 * hour);
    await send();
    expect((await shopper.call(getCartCount, {})).body.count).toBe(3);
    own.clock.advance(25 * hour);
    await own.cleanUp();
    expect(await own.database.selectFrom("idempotency").selectAll().execute()).toEqual([]);
    await own.close();
  });

  it("is stored together with the change: if that fails, nothing has changed", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addItems, { items });
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$`.execute(
      own.database,
    );
    await sql`create trigger refuse before insert on idempotency execute function refuse()`.execute(own.database);
    expect(await shopper.call(addItems, { items }, { idempotencyKey: "lost" })).toMatchObject({ status: 500 });
    await sql`drop trigger refuse on idempotency`.execute(own.database);
    expect((await shopper.call(getCartCount, {})).body.count).toBe(1);
    expect((await shopper.call(addItems, { items }, { idempotencyKey: "lost" })).body.cartItemCount).toBe(2);
    await own.close();
  });
});

describe("concurrent refusals under one key", () => {
  it("all return the first response", async () => {
    const shopper = await shopperWithSession();
    const { updateItem } = cartOperations;
    const send = () => shopper.call(updateItem, { id: "gone", quantity: 2 }, { idempotencyKey: "refused" });
    const answers = await Promise.all([send(), send(), send(), send()]);
    const stored = await send();
    const said = { ...stored.body, correlationId: expect.any(String) };
    for (const { status, body } of answers) expect([status, body]).toEqual([200, said]);
    const kept = await shop.database.selectFrom("idempotency").select("key").where("key", "=", "refused").execute();
    expect(kept).toHaveLength(1);
  });
});

describe("a key", () => {
  it("belongs to one request: another body or another call under it is refused", async () => {
    const shopper = await shopperWithSession();
    await shopper.call(addItems, { items }, { idempotencyKey: "reused" });
    const otherBody = await shopper.call(addItems, { items: [{ Sku: sampleSkus.lamp }] }, { idempotencyKey: "reused" });
    const donation = { sku: sampleSkus.donation, amount: 500 };
    const otherCall = await shopper.call(donationAddToCart, donation, { idempotencyKey: "reused" });
    expect(otherBody).toMatchObject({ status: 422, body: { errorCode: "IdempotencyMismatch" } });
    expect(otherCall.status).toBe(422);
    expect((await shopper.call(getCartCount, {})).body.count).toBe(2);
  });

  it("belongs to one shopper", async () => {
    const [one, other] = [await shopperWithSession(), await shopperWithSession()];
    await one.call(addItems, { items }, { idempotencyKey: "shared" });
    await other.call(addItems, { items }, { idempotencyKey: "shared" });
    expect((await other.call(getCartCount, {})).body.count).toBe(2);
  });

  it("may be used again after a request that did not match its schema", async () => {
    const shopper = await shopperWithSession();
    await shopper.call(addItems, { items: [] }, { idempotencyKey: "typo" });
    const { body } = await shopper.call(addItems, { items }, { idempotencyKey: "typo" });
    expect(body).toMatchObject({ isSuccess: true, cartItemCount: 2 });
  });

  it("may be left out: then every request counts", async () => {
    const shopper = await shopperWithSession();
    await shopper.call(addItems, { items }, { idempotencyKey: null });
    await shopper.call(addItems, { items }, { idempotencyKey: null });
    expect((await shopper.call(getCartCount, {})).body.count).toBe(3);
  });

  it.each(["", "with space", "x".repeat(65), "naïve"])("is refused as %j", async (idempotencyKey) => {
    const shopper = await shopperWithSession();
    // Headers hold Latin-1 only, which is what a client would send.
    const { status } = await shopper.call(addItems, { items }, { idempotencyKey });
    expect(status).toBe(400);
    expect((await shopper.call(getCartCount, {})).body.count).toBe(1);
  });

  it("is not stored for a call that changes nothing", async () => {
    const shopper = await shopperWithSession();
    await shopper.call(loggingOperations.log, { message: "hello", level: "info" }, { idempotencyKey: "log-1" });
    const rows = await shop.database.selectFrom("idempotency").select("key").where("key", "=", "log-1").execute();
    expect(rows).toEqual([]);
  });
});

describe("the fingerprint of a request", () => {
  const card = { type: "Visa", number: sampleCards.visa, cvv: "123", expMonth: "12" };
  const of = (request: unknown, secret = "s") => toFingerprints([secret], { call: "savePayment", request })[0];

  it("contains no card number and no security code", async () => {
    expect(await of({ card })).toBe(await of({ card: { ...card, number: sampleCards.declined, cvv: "999" } }));
    expect(await of({ card })).not.toBe(await of({ card: { ...card, expMonth: "11" } }));
  });

  it("includes the number of a tender, which distinguishes two requests, but not its PIN", async () => {
    const giftCard = sampleGiftCards.untouched;
    expect(await of(giftCard)).not.toBe(await of({ ...giftCard, number: sampleGiftCards.partlySpent.number }));
    expect(await of(giftCard)).toBe(await of({ ...giftCard, pin: "9026" }));
    expect(await of({ cardNumber: "1", cardPin: "1" })).not.toBe(await of({ cardNumber: "2", cardPin: "1" }));
  });

  it("does not depend on the order of keys, but on the secret", async () => {
    expect(await of({ a: 1, b: [2, { d: 1, c: 2 }] })).toBe(await of({ b: [2, { c: 2, d: 1 }], a: 1 }));
    expect(await of({ a: [1, 2] })).not.toBe(await of({ a: [2, 1] }));
    expect(await of({ a: 1 })).not.toBe(await of({ a: 1 }, "another"));
  });
});
