import { setTimeout as pause } from "node:timers/promises";
import { stylesId } from "@store/ui-kit/early-protocol";
import { createElement, lazy, type ReactNode, Suspense } from "react";
import type { ServerBuild } from "react-router";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import type { Commerce } from "../web/headers/storefront-headers.ts";
import { createStorefront } from "./server/create-storefront.ts";
import { buildSample, commerceSample, configSample } from "./server/storefront.fixture.ts";

let consoleError: MockInstance<typeof console.error>;
beforeEach(() => {
  consoleError = vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => consoleError.mockRestore());

const sofas = "http://localhost:3000/browse/sofas";

function defer<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve: (value: Value) => resolve(value), reject: (error: Error) => reject(error) };
}

/** A page of the store, of which one part arrives when the test says so. */
function openShop({ commerce = commerceSample() }: { commerce?: Commerce } = {}) {
  const part = defer<{ default: () => null }>();
  const Part = lazy(() => part.promise);
  const Page = () => createElement(Suspense, { fallback: "Loading" }, createElement(Part));
  return { part, shop: shopWith(Page, commerce) };
}

/** A store with this page in place of its listing. */
function shopWith(Page: () => ReactNode, commerce: Commerce = commerceSample()) {
  const { category, ...routes } = buildSample.routes;
  const page = { ...category, module: { ...category?.module, default: Page } };
  const build = { ...buildSample, routes: { ...routes, category: page } } as ServerBuild;
  return createStorefront({ config: configSample, build, mode: "production", commerce });
}

it("a document states the order of layers before a style sheet that its page links", async () => {
  const shop = shopWith(() => createElement("link", { rel: "stylesheet", href: "/part.css", precedence: "default" }));
  const html = await (await shop.fetch(new Request(sofas))).text();
  const sheets = html.match(/<style[^>]*>|<link rel="stylesheet"[^>]*>/g);
  expect(sheets).toEqual([
    expect.stringMatching(/^<style nonce="\w{32}" data-precedence="layers"/),
    expect.stringContaining('href="/part.css"'),
    expect.stringContaining(`id="${stylesId}"`),
  ]);
});

describe("a page that its reader leaves", () => {
  it("while its data is loading, is not logged as an error", async () => {
    const reader = new AbortController();
    const loading = defer<void>();
    const sample = commerceSample();
    const commerce: Commerce = {
      async fetch(request) {
        loading.resolve();
        await new Promise((resolve) => reader.signal.addEventListener("abort", resolve));
        return sample.fetch(request);
      },
    };
    const answer = openShop({ commerce }).shop.fetch(new Request(sofas, { signal: reader.signal }));
    await loading.promise;
    reader.abort();
    await answer;
    expect(consoleError).not.toHaveBeenCalled();
  });

  it("while a part of it is pending, is not logged as an error", async () => {
    const { shop } = openShop();
    const answer = await shop.fetch(new Request(sofas));
    await answer.body?.cancel();
    // React aborts the rest of the page asynchronously.
    await pause(50);
    expect(answer.status).toBe(200);
    expect(consoleError).not.toHaveBeenCalled();
  });
});

it("a part that fails while its reader waits is logged", async () => {
  const { part, shop } = openShop();
  const answer = await shop.fetch(new Request(sofas));
  const failure = new Error("The part cannot be drawn");
  part.reject(failure);
  await answer.text();
  expect(consoleError.mock.calls).toEqual([[failure]]);
});

describe("the trace of a request", () => {
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const traced = (path: string) =>
    new Request(new URL(path, sofas), { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } });

  it.each(["", "session=1"])(
    "is on the error page, in its header, in the log and in the page's calls, with the cookie %s",
    async (cookie) => {
      const failure = new Error("The page cannot be drawn");
      const calls = new Set<string | null>();
      const sample = commerceSample();
      const commerce: Commerce = {
        fetch(call) {
          calls.add(call.headers.get("traceparent"));
          return sample.fetch(call);
        },
      };
      const shop = shopWith(() => {
        throw failure;
      }, commerce);
      const request = traced(sofas);
      if (cookie) request.headers.set("cookie", cookie);
      const answer = await shop.fetch(request);
      expect(await answer.text()).toContain(`<small data-part="error-reference">Reference: ${traceId}</small>`);
      expect([answer.status, answer.headers.get("x-correlation-id")]).toEqual([500, traceId]);
      expect(consoleError.mock.calls).toContainEqual([traceId, failure]);
      expect([...calls]).toEqual([request.headers.get("traceparent")]);
    },
  );

  it("is in the line of a request that no page can answer", async () => {
    await openShop().shop.fetch(new Request(traced(sofas), { method: "POST" }));
    expect(consoleError.mock.calls).toEqual([[traceId, expect.stringContaining("Refused POST")]]);
  });

  it("is in no page that could be loaded", async () => {
    const answer = await shopWith(() => null).fetch(traced(sofas));
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(traceId);
    expect(answer.headers.has("x-correlation-id")).toBe(false);
  });
});

describe("a request that no page can answer", () => {
  let minute = 0;
  beforeEach(() => {
    minute += 1;
    vi.useFakeTimers({ toFake: ["Date"], now: minute * 60_000 });
  });
  afterEach(() => void vi.useRealTimers());

  const wrongPosts = {
    "to a page without a form": {},
    "sent by a page of another origin": { Origin: "https://evil.example" },
  };
  it.each(Object.entries(wrongPosts))("%s is logged as one line, at most twenty times a minute", async (_, headers) => {
    const { shop } = openShop();
    for (let times = 0; times < 60; times++)
      await shop.fetch(new Request(`${sofas}?secret=1`, { method: "POST", headers }));
    const lines = consoleError.mock.calls.map((logged) => logged.join(" "));
    const line = expect.stringMatching(/^Refused POST \/browse\/sofas: 40[05] [\w ]+$/);
    expect(lines).toEqual(Array.from({ length: 20 }, () => line));
  });

  it.each([
    ["/gift-registry/shared/A1B2C3", "/gift-registry/shared/(secret)"],
    ["/gift-registry//shared/A1B2C3/more", "/gift-registry//shared/(secret)"],
    ["/order/eyJvcmRlciI.c2lnbmVk/calendar", "/order/(secret)"],
    ["/Gift-Registry/shared/A1B2C3/more", "/Gift-Registry/shared/(secret)"],
    ["/gift-registry/registrant-list/registry-1", "/gift-registry/registrant-list/registry-1"],
  ])("at the path %s is logged as %s", async (path, shown) => {
    const { shop } = openShop();
    await shop.fetch(new Request(new URL(path, sofas), { method: "POST" }));
    expect(consoleError.mock.calls.join()).toMatch(/^Refused POST .+: 40[05] [\w ]+$/);
    expect(consoleError.mock.calls.join()).toContain(`POST ${shown}:`);
  });

  it("is beside any number of the store's own errors, which are all logged", async () => {
    for (let times = 0; times < 25; times++) {
      const { part, shop } = openShop();
      const answer = await shop.fetch(new Request(sofas));
      part.reject(new Error("The part cannot be drawn"));
      await answer.text();
    }
    expect(consoleError).toHaveBeenCalledTimes(25);
  });

  it("hides no error of the store", async () => {
    const { part, shop } = openShop();
    for (let times = 0; times < 60; times++) await shop.fetch(new Request(sofas, { method: "POST" }));
    consoleError.mockClear();
    const answer = await shop.fetch(new Request(sofas));
    const failure = new Error("The part cannot be drawn");
    part.reject(failure);
    await answer.text();
    expect(consoleError.mock.calls).toEqual([[failure]]);
  });
});
