import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, proceedToReview, sampleAddresses, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { addItems, checkout, getCartCount, getCartJsx } = cartOperations;
const { moveToPaymentPage, refreshCheckout, validateCart } = checkoutOperations;
const items = [{ Sku: sampleSkus.towels }];
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

const shopperInCheckout = async () => {
  const shopper = shop.shopper();
  await shopper.call(addItems, { items });
  await shopper.call(checkout, {});
  return shopper;
};
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { origin: "http://localhost:3000", ...headers },
  body,
});

describe("paths and methods", () => {
  it("answers 404 for a call that does not exist, with a correlation id", async () => {
    const response = await shop.shopper().send("/Cart/EmptyEverything");
    expect(response.status).toBe(404);
    const body = await response.json();
    expect(body).toMatchObject({ isSuccess: false, correlationId: response.headers.get("x-correlation-id") });
  });

  it("answers 405 for the other method and names the right one", async () => {
    const response = await shop.shopper().send("/Cart/AddItems");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    const other = await shop.shopper().send("/Cart/GetCartJsx", post("{}"));
    expect([other.status, other.headers.get("allow")]).toEqual([405, "GET"]);
  });

  it.each(["/healthz", "/readyz"])("answers 405 for a POST to %s, and names the methods that it has", async (path) => {
    const response = await shop.shopper().send(path, post("{}"));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("keeps every answer out of caches but the catalog's, which is checked again each time", async () => {
    const shopper = shop.shopper();
    const cart = await shopper.call(getCartJsx, {});
    const home = await shopper.call(catalogOperations.getHome, {});
    const unknown = await shopper.call(catalogOperations.getProduct, { sku: "1" });
    expect([cart, home, unknown].map(({ headers }) => headers.get("cache-control"))).toEqual([
      "no-store",
      "public, max-age=0, must-revalidate",
      "no-store",
    ]);
  });

  it("takes over the trace id of the storefront's request, and makes its own otherwise", async () => {
    const ask = (traceparent: string) => shop.shopper().send("/Cart/GetCartCount", { headers: { traceparent } });
    const given = await ask(`00-${traceId}-00f067aa0ba902b7-01`);
    const odd = await ask("a b<script>");
    expect(given.headers.get("x-correlation-id")).toBe(traceId);
    expect(odd.headers.get("x-correlation-id")).toMatch(/^[\da-f]{32}$/);
  });
});

describe("texts that no database keeps", () => {
  it.each([
    ["NUL", "Ma\u0000ra"],
    ["a line break", "Ma\nra"],
    ["half of a surrogate pair", "Mara\ud83d"],
  ])("are refused with their place in every call: %s", async (_what, odd) => {
    const shopper = await shopperInCheckout();
    await shopper.call(refreshCheckout, {});
    const answers = [
      await shopper.call(addItems, { items: [{ Sku: sampleSkus.towels, PersonalizationText: odd }] }),
      await shopper.call(cartOperations.removeItem, { id: odd }),
      await shopper.call(cartOperations.updateItem, { id: odd, quantity: 1 }),
      await shopper.call(checkoutOperations.saveShippingAddress, {
        address: { ...sampleAddresses.chicago, firstName: odd },
      }),
      await shopper.call(orderOperations.getOrder, { orderId: odd }),
      await shopper.call(orderOperations.getOrderAttempt, { key: odd }),
      await shopper.call(orderOperations.placeOrder, { adata: odd }),
    ];
    const places = ["items.0.PersonalizationText", "id", "id", "address.firstName", "orderId", "key", "adata"];
    expect(answers).toMatchObject(
      places.map((field) => ({ status: 400, body: { errorCode: "InvalidRequest", field } })),
    );
    // Shoppers read the message.
    expect(answers.filter(({ body }, index) => body.message?.includes(places[index] ?? ""))).toEqual([]);
  });
});

describe("bodies", () => {
  it.each([
    ["more than 64 KB", JSON.stringify({ items, padding: "x".repeat(65_536) }), 413],
    ["more than 20 levels", `{"items":${"[".repeat(30)}${"]".repeat(30)}}`, 400],
    ["no JSON", "{items:[]}", 400],
  ])("refuses %s", async (_, body, status) => {
    const shopper = shop.shopper();
    const response = await shopper.send("/Cart/AddItems", post(body));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ isSuccess: false, errorCode: "InvalidRequest" });
    expect(shopper.cookies.size).toBe(0);
  });

  it("allows a call as much as its request schema needs", async () => {
    const shopper = shop.shopper();
    const padded = (value: object, bytes: number) => JSON.stringify(value).padEnd(bytes, " ");
    const list = { items: Array.from({ length: 50 }, () => ({ Sku: sampleSkus.towels })) };
    const answers = [
      await shopper.send("/Cart/AddItems", post(padded(list, 65_536))),
      await shopper.send("/Cart/RemoveItem", post(padded({ id: "none" }, 4096))),
      await shopper.send("/Cart/RemoveItem", post(padded({ id: "none" }, 4097))),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 413]);
  });

  it("checks the size of the received body, not of a header", async () => {
    const chunk = new TextEncoder().encode(" ".repeat(20_000));
    let left = 5;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const init = { ...post(""), body, duplex: "half" } as RequestInit;
    expect((await shop.shopper().send("/Cart/AddItems", init)).status).toBe(413);
  });

  it("refuses unknown keys and names the first, in the query of a GET too", async () => {
    const shopper = shop.shopper();
    const inBody = await shopper.call(addItems, { items, gift: true } as never);
    const inQuery = await shopper.send("/Cart/GetCartCount?all=1");
    const twice = await shopper.send(`/browse/catalog/product/${sampleSkus.sofa}?sku=${sampleSkus.mossSofa}`);
    expect(inBody).toMatchObject({ status: 400, body: { field: "gift" } });
    expect([inQuery.status, (await inQuery.json()).field]).toEqual([400, "all"]);
    expect(twice.status).toBe(400);
  });
});

describe("the origin of a call", () => {
  const cases = [
    { from: "another site", headers: { origin: "https://evil.example" }, status: 403 },
    { from: "the other site of the store", headers: { origin: "http://localhost:3001" }, status: 403 },
    { from: "nowhere in particular", headers: { origin: "" }, status: 403 },
    { from: "another site, as its browser says", headers: { origin: "", "sec-fetch-site": "cross-site" }, status: 403 },
    { from: "a neighbour, as its browser says", headers: { origin: "", "sec-fetch-site": "same-site" }, status: 403 },
    { from: "a page of the store", headers: { origin: "http://localhost:3000" }, status: 200 },
    { from: "a page that hides its origin", headers: { origin: "null", "sec-fetch-site": "same-origin" }, status: 200 },
    {
      from: "another site that claims to be a proxy",
      headers: { origin: "https://evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
      status: 403,
    },
  ];
  it.each(cases)("answers a POST from $from with $status", async ({ headers, status }) => {
    const shopper = shop.shopper();
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value || null]));
    const answer = await shopper.call(addItems, { items }, { headers: sent });
    expect(answer.status).toBe(status);
    expect(answer.body.errorCode ?? null).toBe(status === 403 ? "OriginRefused" : null);
    expect(shopper.cookies.size).toBe(status === 200 ? 1 : 0);
  });
});

describe("the session", () => {
  it("is a cookie that scripts cannot read and other sites do not send; the database has its hash only", async () => {
    const shopper = shop.shopper();
    const { headers } = await shopper.call(addItems, { items });
    const [cookie = ""] = headers.getSetCookie();
    expect(cookie).toMatch(
      /^store-session-us=[\w-]{43}\.\w+\.\w{64}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=2592000$/,
    );
    const [secret = ""] = (shopper.cookies.get("store-session-us") ?? "").split(".");
    const rows = await shop.database.selectFrom("session").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await shopper.call(addItems, { items })).headers.getSetCookie()).toEqual([]);
  });

  it("never travels in the clear where the store is reached by https", async () => {
    const answer = await shop.shopper({ origin: "https://shop.example" }).call(addItems, { items });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-store-session-us=.*; Path=\/; .*; Secure$/);
  });

  it("belongs to one brand", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items });
    const modern = await shopper.call(getCartCount, {}, { headers: { "x-store-brand": "modern" } });
    expect(modern.body.count).toBe(0);
    expect((await shopper.call(getCartCount, {})).body.count).toBe(1);
  });

  it("is never part of a response that a cache may store, though a page of the catalog renews the session", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addItems, { items });
    own.clock.advance(2 * 24 * 60 * 60 * 1000);
    const { headers } = await shopper.call(catalogOperations.getHome, {});
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(headers.get("cache-control")).toBe("no-store");
    await own.close();
  });

  it("is renewed by use and ends 30 days after the last", async () => {
    const own = await createTestService({ now: "2026-11-01T12:00:00Z" });
    const shopper = own.shopper();
    await shopper.call(addItems, { items });
    own.clock.set("2026-11-29T12:00:00Z");
    const renewed = await shopper.call(getCartCount, {});
    expect(renewed.body.count).toBe(1);
    expect(renewed.headers.getSetCookie()).toHaveLength(1);
    own.clock.set("2026-12-28T12:00:00Z");
    expect((await shopper.call(getCartCount, {})).body.count).toBe(1);
    own.clock.set("2027-01-28T12:00:00Z");
    expect((await shopper.call(getCartCount, {})).body.count).toBe(0);
    await own.close();
  });
});

describe("the CSRF token", () => {
  it("is handed out by a first RefreshCheckout and needed by every other checkout call [CALL-001]", async () => {
    const shopper = await shopperInCheckout();
    const guarded = Object.values({ ...checkoutOperations, ...paymentOperations, ...orderOperations }).filter(
      ({ name, path }) => path.startsWith("/ReactCheckout/") && name !== "refreshCheckout",
    );
    expect(guarded.length).toBeGreaterThan(10);
    for (const { method, path } of guarded) {
      const response = await shopper.send(path, method === "POST" ? post("{}") : {});
      const body = await response.json();
      expect([path, response.status, body.errorCode, body.IsReset]).toEqual([path, 403, "StaleToken", true]);
    }
    const first = await shopper.call(refreshCheckout, {});
    expect(first.body.checkout?.requestVerificationToken).toBe(shopper.token);
    expect((await shopper.call(validateCart, {})).body).toMatchObject({ isSuccess: true });
  });

  it("is the one of the shopper's own session", async () => {
    const one = await shopperInCheckout();
    const other = await shopperInCheckout();
    await one.call(refreshCheckout, {});
    await other.call(refreshCheckout, {});
    other.token = one.token;
    const answer = await other.call(moveToPaymentPage, {});
    expect([answer.status, answer.body.IsReset]).toEqual([403, true]);
    expect((await other.call(refreshCheckout, {})).status).toBe(403);
  });

  it("means nothing without a session: the checkout answers a reset", async () => {
    const shopper = await shopperInCheckout();
    await shopper.call(refreshCheckout, {});
    shopper.cookies.clear();
    const answer = await shopper.call(validateCart, {});
    expect([answer.status, answer.body.errorCode, answer.body.IsReset]).toEqual([200, "SessionMissing", true]);
  });
});

describe("a failure of our own", () => {
  it("is answered without its reason and logged without what the shopper sent", async () => {
    const own = await createTestService();
    await own.database.schema.dropTable("store_location").cascade().execute();
    const response = await own.shopper().send("/browse/catalog/stores");
    const body = await response.json();
    expect(response.status).toBe(500);
    expect(body).toEqual({
      isSuccess: false,
      errorCode: "Unexpected",
      message: expect.stringContaining("try again"),
      correlationId: response.headers.get("x-correlation-id"),
    });
    const line = own.log.lines.find(({ level }) => level === "error");
    expect(line?.fields).toMatchObject({ call: "getStores", correlationId: body.correlationId, code: "42P01" });
    expect(JSON.stringify(line)).not.toContain("store_location");
    await own.close();
  });
});

it("names the trace of a call in each line that it logs", async () => {
  const own = await createTestService();
  const shopper = own.shopper();
  await proceedToReview(shopper);
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  own.log.lines.length = 0;
  await shopper.call(orderOperations.placeOrder, { adata: "" }, { headers });
  expect(own.log.lines.map(({ event, fields }) => [event, fields?.correlationId])).toEqual([
    ["order placed", traceId],
    ["call", traceId],
  ]);
  await own.close();
});

it("logs no error for a call that its shopper gave up", async () => {
  const own = await createTestService();
  const leaving = new AbortController();
  const body = new ReadableStream({
    pull(stream) {
      leaving.abort();
      stream.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const init = { method: "POST", body, duplex: "half", signal: leaving.signal };
  await own.fetch(new Request("http://localhost:3000/Cart/AddItems", init as RequestInit));
  expect(own.log.lines.map(({ level, event }) => [level, event])).toEqual([
    ["info", "call given up"],
    ["info", "call"],
  ]);
  await own.close();
});

it("refuses the seventh concurrent change of a session that has waited for a second", { tags: ["deep"] }, async () => {
  const own = await createTestService({ limited: true });
  const shopper = own.shopper();
  await shopper.call(addItems, { items });
  // What holds the basket lets the first six wait.
  const held = await own.database.startTransaction().execute();
  await held.selectFrom("basket").select("basket_id").forUpdate().execute();
  const answers = Array.from({ length: 7 }, () => shopper.call(addItems, { items }));
  const first = await Promise.race(answers);
  expect(first).toMatchObject({ status: 429, body: { errorCode: "TooManyRequests" } });
  expect(first.headers.get("retry-after")).toBe("1");
  await held.rollback().execute();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429]);
  await own.close();
});

describe("the process", () => {
  it("lives, and is ready once its database is up to date", { tags: ["deep"] }, async () => {
    const own = await createTestService();
    expect((await own.shopper().send("/healthz")).status).toBe(200);
    expect((await own.shopper().send("/readyz")).status).toBe(200);
    await own.database.deleteFrom("kysely_migration" as never).execute();
    // The result of the first call is reused for a second.
    await expect.poll(async () => (await own.shopper().send("/readyz")).status, { timeout: 10_000 }).toBe(503);
    expect((await own.shopper().send("/healthz")).status).toBe(200);
    await own.close();
  });

  it("finishes what is under way when it drains, and takes nothing new", async () => {
    const service = shop.another();
    const request = () => new Request("http://localhost:3000/browse/catalog/home");
    const underway = service.fetch(request());
    const drained = service.drain();
    const refused = await service.fetch(request());
    expect(refused.status).toBe(503);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    await drained;
    expect((await underway).status).toBe(200);
    expect((await service.fetch(new Request("http://localhost:3000/readyz"))).status).toBe(503);
  });
});

it("logs one line a call: name, status, time, site and correlation id, and nothing of the shopper", async () => {
  const own = await createTestService();
  const shopper = own.shopper({ site: "CA" });
  const { headers } = await shopper.call(addItems, {
    items: [{ Sku: sampleSkus.towels, PersonalizationText: "Secret" }],
  });
  expect(own.log.lines).toEqual([
    {
      level: "info",
      event: "call",
      fields: {
        call: "addItems",
        status: 200,
        ms: expect.any(Number),
        site: "CA",
        correlationId: headers.get("x-correlation-id"),
      },
    },
  ]);
  await own.close();
});
