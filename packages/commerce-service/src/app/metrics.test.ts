import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { checkoutOperations } from "@store/contract/checkout";
import { paymentOperations } from "@store/contract/payment";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAdmission } from "../admission/admission.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { createTestService, proceedToReview, submitOrder, type TestService, typedCard } from "../testing/index.ts";
import { memoryMetrics } from "../testing/memory-metrics.ts";
import { sampleCards, sampleSkus } from "../testing/sample-inputs.ts";

let metrics: ReturnType<typeof memoryMetrics>;
let shop: TestService;
beforeEach(async () => {
  metrics = memoryMetrics();
  shop = await createTestService({ metrics, answerWithinMs: 1 });
});
afterEach(() => shop.close());

const { addItems, getCartCount } = cartOperations;
const items = [{ Sku: sampleSkus.towels }];
const origin = "http://localhost:3000";
const post = (body: string, headers: Record<string, string> = {}) => ({ method: "POST", headers, body });

async function order(card: string, key = crypto.randomUUID()) {
  const shopper = shop.shopper();
  await proceedToReview(shopper, { card });
  return submitOrder(shopper, { idempotencyKey: key, patienceMs: 0 });
}

describe("orders and cards", () => {
  it("counts placed orders by site, and declined cards by what the processor said", async () => {
    await order(sampleCards.visa);
    await order(sampleCards.masterCard);
    await order(sampleCards.declined);
    await order(sampleCards.codeMismatch);
    expect(metrics.read("store.orders.placed")).toEqual({ US: 2 });
    expect(metrics.read("store.cards.declined")).toEqual({ declined: 1, codeMismatch: 1 });
    expect(metrics.read("store.calls")).toMatchObject({ "placeOrder 200": 4 });
  });

  it("counts the unanswered payments that recovery placed or released, each once", async () => {
    await order(sampleCards.approvedAfterTimeout);
    await order(sampleCards.lostInTimeout);
    expect(metrics.read("store.orders.placed")).toEqual({});
    shop.clock.advance(60_000);
    await Promise.all([shop.recover(), shop.another().recover()]);
    await shop.recover();
    expect(metrics.read("store.authorizations.recovered")).toEqual({ placed: 1, released: 1 });
    expect(metrics.read("store.orders.placed")).toEqual({ US: 1 });
    expect(metrics.read("store.cards.declined")).toEqual({});
  });
});

describe("refusals", () => {
  it("counts exactly the refused requests by reason, and no other", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items });
    await shopper.call(cartOperations.checkout, {});
    await shopper.call(catalogOperations.getProduct, { sku: sampleSkus.unknown });
    expect(metrics.read("store.refusals")).toEqual({});

    const send = (path: string, init?: RequestInit) => shopper.send(path, init);
    await send("/Cart/EmptyEverything");
    await send("/Cart/AddItems");
    await send("/Cart/AddItems", post("{}", { origin: "https://evil.example" }));
    await send("/Cart/AddItems", post("{}", { origin: "https://evil.example" }));
    await send("/Cart/AddItems", post(" ".repeat(70_000), { origin }));
    await send("/Cart/AddItems", post(`{"items":${"[".repeat(30)}${"]".repeat(30)}}`, { origin }));
    await send("/Cart/AddItems", post("{items}", { origin }));
    await shopper.call(addItems, { items, gift: true } as never);
    await shopper.call(addItems, { items }, { idempotencyKey: "no key!" });
    await shopper.call(addItems, { items }, { idempotencyKey: "once" });
    await shopper.call(addItems, { items: [...items, ...items] }, { idempotencyKey: "once" });
    await shopper.call(checkoutOperations.validateCart, {});
    shopper.cookies.clear();
    shopper.token = "of a session that is gone";
    await shopper.call(checkoutOperations.validateCart, {});
    expect(metrics.read("store.refusals")).toEqual({
      unknownCall: 1,
      wrongMethod: 1,
      originRefused: 2,
      tooLarge: 1,
      tooDeep: 1,
      malformed: 1,
      invalid: 1,
      invalidKey: 1,
      mismatch: 1,
      staleToken: 1,
      noSession: 1,
    });
  });

  it("counts a refusal of the form of a page, whose answer is a redirect", async () => {
    const shopper = shop.shopper();
    const form = { origin, "content-type": "application/x-www-form-urlencoded" };
    const { status } = await shopper.send("/account/auth/sign-out", post("returnUrl=%2Fsofas", form));
    expect(status).toBe(302);
    expect(Object.values(metrics.read("store.refusals"))).toEqual([1]);
  });

  it("counts the requests over a rate limit by the limit's name", async () => {
    const shopper = shop.shopper();
    await proceedToReview(shopper, { items: [{ Sku: sampleSkus.lamp }] });
    const rejected = typedCard(sampleCards.declined);
    const statuses = [];
    for (let tries = 0; tries < limits.cards.perSession + 3; tries += 1)
      statuses.push((await shopper.call(paymentOperations.savePayment, rejected)).status);
    const refused = statuses.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    for (let tries = 0; tries < limits.guesses.perSession + 2; tries += 1)
      await shopper.call(cartOperations.applyPromoCode, { promoCode: `WRONG${tries}` });
    expect(metrics.read("store.refusals")).toEqual({ "rateLimit/cards": refused, "rateLimit/guesses": 2 });
  });

  it("counts the changes of a session, and the calls of a network block, beyond those at once", async () => {
    const admission = createAdmission({
      limits: { changesOfSession: 1, callsOfBlock: 2, waitingCalls: 1, changeWaitMs: 1 },
    });
    const own = await createTestService({ metrics, admission });
    const shopper = own.shopper();
    await shopper.call(addItems, { items });
    const changes = await Promise.all(Array.from({ length: 40 }, () => shopper.call(addItems, { items })));
    const refusedChanges = changes.filter(({ status }) => status === 429).length;
    expect(refusedChanges).toBeGreaterThan(0);
    const headers = { "x-store-client-address": "203.0.113.9" };
    const reads = await Promise.all(Array.from({ length: 40 }, () => shopper.call(getCartCount, {}, { headers })));
    const refusedReads = reads.filter(({ status }) => status === 503).length;
    expect(refusedReads).toBeGreaterThan(0);
    expect(metrics.read("store.refusals")).toEqual({ crowded: refusedChanges + refusedReads });
    await own.close();
  });

  it("counts those of a process that drains, and of a database that is gone", async () => {
    const another = shop.another();
    await another.drain();
    for (let requests = 0; requests < 3; requests += 1) await another.fetch(new Request(`${origin}/Cart/GetCartCount`));
    expect(metrics.read("store.refusals")).toEqual({ draining: 3 });
    await shop.database.schema.dropTable("store_location").cascade().execute();
    await shop.shopper().send("/browse/catalog/stores");
    expect(metrics.read("store.refusals")).toEqual({ draining: 3, unexpected: 1 });
  });
});

it("adds no label for any product, query or path that is asked for", async () => {
  const shopper = shop.shopper();
  await shopper.call(getCartCount, {});
  await shopper.call(catalogOperations.getProduct, { sku: "1" });
  await shopper.send("/none");
  const count = () => ["store.calls", "store.refusals"].map((name) => Object.keys(metrics.read(name)));
  const before = count();
  for (let product = 2; product < 200; product += 1) {
    await shopper.call(catalogOperations.getProduct, { sku: String(product) });
    await shopper.send(`/none/${product}`);
  }
  expect(count()).toEqual(before);
});
