import { checkoutOperations } from "@store/contract/checkout";
import { giftOperations } from "@store/contract/gifts";
import { loggingOperations } from "@store/contract/logging";
import { callsUnder, type Operation } from "@store/contract/operation";
import { popupOperations } from "@store/contract/popups";
import { tenderOperations } from "@store/contract/tenders";
import { walletOperations } from "@store/contract/wallets";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { type CheckoutClientOptions, createCheckoutClient } from "./create-checkout-client.ts";
import { answerJson, fetchWith, openLoopback } from "./loopback.fixture.ts";

const done = z.object({ isSuccess: z.boolean() });
type Sends<Request> = z.ZodMiniType<unknown, Request>;
type Requests = {
  move: Sends<{ slug?: string }>;
  add: Sends<{ sku: string }>;
  look: Sends<{ slug: string; page?: number }>;
  exempt: Sends<{ isExempt: boolean; note?: string }>;
};
const call = callsUnder<Requests>("/");
const move = call("move", { reply: done }, { token: "always", retry: "network" });
const add = call("add", { reply: done });
const look = call("look", { reply: done }, { method: "GET", at: "look/{slug}" });
const exempt = call("exempt", { reply: done }, { body: "form", token: "always" });

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type Answer = Parameters<typeof openLoopback>[0];
async function open(answer: Answer, options: Partial<CheckoutClientOptions> = {}) {
  const server = await openLoopback(answer);
  closers.push(server.close);
  const client = createCheckoutClient({
    baseUrl: server.baseUrl,
    fetch,
    getToken: () => null,
    retry: { delayMs: 1 },
    ...options,
  });
  return { client, received: server.received };
}
const succeed: Answer = (response) => answerJson(response, { isSuccess: true, extra: "allowed" });

describe("requests", () => {
  it("sends a POST as JSON with its own Idempotency-Key", async () => {
    const { client, received } = await open(succeed);
    await client.call(add, { sku: "100101" });
    await client.call(add, { sku: "100101" });
    expect(received[0]).toMatchObject({ method: "POST", url: "/Add", body: '{"sku":"100101"}' });
    const keys = received.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it("fills the path from a GET's request and sends the rest as its query", async () => {
    const { client, received } = await open(succeed);
    await client.call(look, { slug: "side tables", page: 2 });
    expect(received[0]).toMatchObject({ method: "GET", url: "/look/side%20tables?page=2", body: "" });
    expect(received[0]?.headers["idempotency-key"]).toBeUndefined();
  });

  it("carries the token of the checkout, read again for every try, only if the contract requires it [CALL-001]", async () => {
    let tries = 0;
    const dropFirst: Answer = (response, count) => (count === 1 ? response.destroy() : succeed(response, count));
    const { client, received } = await open(dropFirst, {
      fetch: fetchWith("Failed to fetch"),
      getToken: () => `token-${++tries}`,
    });
    await client.call(move, {});
    await client.call(add, { sku: "1" });
    expect(received.map(({ headers }) => headers.requestverificationtoken)).toEqual(["token-1", "token-2", undefined]);
  });
});

describe("other formats of bodies and responses", () => {
  it("encodes a form as a browser does, with its key and token in the headers", async () => {
    const { client, received } = await open(succeed, { getToken: () => "token-1" });
    await client.call(exempt, { isExempt: true, note: "a b&c=d" });
    expect(received[0]?.body).toBe("isExempt=true&note=a+b%26c%3Dd");
    expect(received[0]?.headers).toMatchObject({
      "content-type": expect.stringContaining("application/x-www-form-urlencoded"),
      requestverificationtoken: "token-1",
      "idempotency-key": expect.stringMatching(/^[\w-]{16,64}$/),
    });
  });

  it.each([
    ["true", true],
    ["false", false],
    ['{"isSuccess":true,"extra":1}', true],
  ])("parses the bare boolean %s", async (text, value) => {
    const { client } = await open((response) => response.end(text));
    expect(await client.call(walletOperations.applyApplePayPayment, {})).toEqual({ ok: true, value });
  });

  it("returns HTML as it is, and still detects an ended session", async () => {
    const request = { popupName: "CreditCardVerification" };
    const { client } = await open((response, tries) =>
      tries === 1 ? response.end("<p>Three digits</p>") : answerJson(response, { IsReset: true }),
    );
    expect(await client.call(popupOperations.getPopup, request)).toEqual({ ok: true, value: "<p>Three digits</p>" });
    expect(await client.call(popupOperations.getPopup, request)).toMatchObject({ failure: { kind: "sessionReset" } });
  });
});

describe("responses", () => {
  it.each([
    ["a value that says no", 200, { isSuccess: false }, { ok: true, value: { isSuccess: false } }],
    ["202", 202, { isSuccess: false }, { ok: true, value: { isSuccess: false } }],
    [
      "503",
      503,
      {},
      { ok: false, failure: { kind: "http", status: 503, message: "add failed. Status: 503", errorCode: null } },
    ],
    [
      "409 with a reason",
      409,
      { errorCode: "InProgress", attemptKey: "k" },
      { ok: false, failure: { kind: "refused", errorCode: "InProgress", reply: { attemptKey: "k" } } },
    ],
    ...[400, 401, 404, 409, 422, 429].map((status) => [
      `${status} with a code`,
      status,
      { errorCode: "Reason", message: "Why" },
      { ok: false, failure: { kind: "refused", status, errorCode: "Reason", reply: { message: "Why" } } },
    ]),
    ...[403, 413, 500, 501, 503].map((status) => [
      `${status} with a code`,
      status,
      { errorCode: "Reason" },
      { ok: false, failure: { kind: "http", status, errorCode: "Reason", message: `add failed. Status: ${status}` } },
    ]),
    ["409 without a code", 409, {}, { ok: false, failure: { kind: "http", status: 409, errorCode: null } }],
    ["a missing key", 200, {}, { ok: false, failure: { kind: "unreadableReply", status: 200 } }],
    ["no object", 200, null, { ok: false, failure: { kind: "unreadableReply" } }],
  ] as Array<[string, number, unknown, object]>)(
    "tells value, refusal, status and unreadable reply apart: %s",
    async (_, status, body, expected) => {
      const { client } = await open((response) => answerJson(response, body, status));
      expect(await client.call(add, { sku: "1" })).toMatchObject(expected);
    },
  );

  it.each([
    [200, { isSuccess: true, IsReset: true }],
    [403, { isSuccess: false, IsReset: true, errorCode: "StaleToken" }],
    [200, { isSuccess: true, isReset: true }],
    [200, { IsReset: true }],
    [500, { isReset: true }],
    [429, { IsReset: true, errorCode: "TooManyRequests" }],
  ])("treats the reset flag of a %s response as a reset session [CALL-003]", async (status, body) => {
    const { client } = await open((response) => answerJson(response, body, status));
    expect(await client.call(add, { sku: "1" })).toEqual({
      ok: false,
      failure: { kind: "sessionReset", message: "IsReset" },
    });
  });

  it("does not treat a false reset flag as a reset session [CALL-003]", async () => {
    const { client } = await open((response) => answerJson(response, { isSuccess: true, IsReset: false }));
    expect(await client.call(add, { sku: "1" })).toMatchObject({ ok: true });
  });

  it("returns null for a call without a reply", async () => {
    const { client } = await open((response) => response.writeHead(204).end());
    expect(await client.call(loggingOperations.log, { message: "m", level: "error" })).toEqual({
      ok: true,
      value: null,
    });
  });
});

describe("retries", () => {
  const drop: Answer = (response) => response.destroy();

  it.each(["Failed to fetch", "Load failed", "Load failed (127.0.0.1)"])(
    "sends a marked call three times under one key after '%s' [CALL-004]",
    async (message) => {
      const { client, received } = await open(drop, { fetch: fetchWith(message) });
      expect(await client.call(move, {})).toEqual({ ok: false, failure: { kind: "network", message } });
      expect(received).toHaveLength(3);
      expect(new Set(received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    },
  );

  it.each([
    ["CALL-028", checkoutOperations.saveShippingAddress],
    ["CALL-033", checkoutOperations.validateCart],
    ["CALL-043", checkoutOperations.moveToReviewPage],
    ["CALL-045", tenderOperations.applyCheckoutPromoCode],
    ["CALL-067", giftOperations.updateGiftMessage],
  ] as const)("retries what the contract marks [%s]", async (_, marked) => {
    const { client, received } = await open(drop, { fetch: fetchWith("Failed to fetch") });
    expect(await client.call(marked as Operation, {} as never)).toMatchObject({ failure: { kind: "network" } });
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(3).fill(`POST ${marked.path}`));
    expect(new Set(received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  it.each([
    ["another network text", move, drop, "The network connection was lost."],
    ["a call that is not marked", look, drop, "Failed to fetch"],
    ["a status of the server", move, ((response) => answerJson(response, {}, 500)) as Answer, "Failed to fetch"],
  ])("sends once after %s [CALL-004]", async (_, call, answer, message) => {
    const { client, received } = await open(answer, { fetch: fetchWith(message) });
    await (call === look ? client.call(look, { slug: "x" }) : client.call(move, {}));
    expect(received).toHaveLength(1);
  });

  it.each(["NetworkError when attempting to fetch resource.", "Failed to fetch", "Load failed"])(
    "adds a site's own texts to the two known ones: '%s' [CALL-004]",
    async (message) => {
      const { client, received } = await open(drop, {
        fetch: fetchWith(message),
        retry: { delayMs: 1, messages: ["NetworkError when attempting to fetch resource."] },
      });
      await client.call(move, {});
      expect(received).toHaveLength(3);
    },
  );

  it("waits 500 ms between three tries by default [CALL-005]", async () => {
    vi.useFakeTimers();
    const sentAt: number[] = [];
    const started = Date.now();
    const client = createCheckoutClient({
      baseUrl: "",
      getToken: () => null,
      fetch: () => {
        sentAt.push(Date.now() - started);
        return Promise.reject(new TypeError("Failed to fetch"));
      },
    });
    const call = client.call(move, {});
    await vi.runAllTimersAsync();
    await call;
    vi.useRealTimers();
    expect(sentAt).toEqual([0, 500, 1000]);
  });

  it("stops at once when the caller aborts, also between two tries", async () => {
    const giveUp = new AbortController();
    // A custom fetch that should not be called again.
    const fetch = vi.fn((...request: Parameters<typeof globalThis.fetch>) =>
      fetchWith("Failed to fetch")(...request).finally(() => setTimeout(() => giveUp.abort())),
    );
    const { client } = await open(drop, { fetch, retry: { delayMs: 60_000 } });
    const result = await client.call(move, {}, { signal: giveUp.signal });
    expect(result).toMatchObject({ ok: false, failure: { kind: "aborted" } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("errors of the calling code", () => {
  const circular: { sku: string; self?: unknown } = { sku: "1" };
  circular.self = circular;

  it.each<[string, Partial<CheckoutClientOptions>, { sku: string }]>([
    ["an address that is none", { baseUrl: "http://[" }, { sku: "1" }],
    ["a body that cannot be written", {}, circular],
    ["a token that cannot be a header", { getToken: () => "two\nlines" }, { sku: "1" }],
    [
      "a token that cannot be read",
      {
        getToken: () => {
          throw new TypeError("token is undefined");
        },
      },
      { sku: "1" },
    ],
  ])("answers %s as what it is, sends nothing and tries once", async (_, options, request) => {
    const failures: string[] = [];
    const pending: number[] = [];
    const { client, received } = await open(succeed, {
      ...options,
      fetch: (...sent) => fetch(...sent),
      onFailure: ({ kind }) => failures.push(kind),
      onPending: (count) => pending.push(count),
    });
    const set = { ...add, retry: "network", token: "always" } as const;
    expect(await client.call(set, request)).toMatchObject({ ok: false, failure: { kind: "unexpected" } });
    expect([received.length, failures, pending]).toEqual([0, ["unexpected"], [1, 0]]);
  });
});

describe("callbacks", () => {
  it("count the pending calls, after success and failure alike [CHK-48]", async () => {
    const counts: number[] = [];
    const { client } = await open(
      (response, tries) => answerJson(response, { isSuccess: true }, tries === 1 ? 500 : 200),
      {
        onPending: (pending) => counts.push(pending),
      },
    );
    await Promise.all([client.call(add, { sku: "1" }), client.call(add, { sku: "2" })]);
    await client.call(loggingOperations.log, { message: "not waited for", level: "info" });
    expect(counts).toEqual([1, 2, 1, 0]);
  });

  it("report every failure once, after the last try", async () => {
    const logged: string[] = [];
    const { client } = await open((response) => response.destroy(), {
      fetch: fetchWith("Failed to fetch"),
      onFailure: (failure, { name }) => logged.push(`${name}: ${failure.message}`),
    });
    await client.call(move, {});
    expect(logged).toEqual(["move: Failed to fetch"]);
  });
});
