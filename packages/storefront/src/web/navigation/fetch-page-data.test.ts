import { NavigationType } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { fetchPageData, pageDataHeader } from "./fetch-page-data.ts";

const context = { type: "navigation", fetcherKey: null, navigationType: NavigationType.Push } as const;
const ask = (init?: RequestInit) => fetchPageData(new Request("http://shop.test/stores.data", init), context);
const answerWith = (answer: () => Response | Promise<Response>) => vi.stubGlobal("fetch", async () => answer());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ["the data of a page", 200, { [pageDataHeader]: "1" }],
  ["the store's own refusal", 404, { [pageDataHeader]: "1" }],
  ["a busy server", 503, {}],
  ["a broken server", 500, {}],
  ["a limit", 429, {}],
])("passes on %s (%i)", async (_, status, headers: Record<string, string>) => {
  answerWith(() => new Response(null, { status, headers }));
  expect((await ask()).status).toBe(status);
});

it("reports a lost connection as one, and loads no document", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(ask()).rejects.toThrow("Failed to fetch");
});

it("does nothing more for a navigation that was given up", async () => {
  const asked = vi.fn(() => Promise.reject(new DOMException("left", "AbortError")));
  answerWith(asked);
  await expect(ask({ signal: AbortSignal.abort() })).rejects.toThrow("left");
  expect(asked).toHaveBeenCalledTimes(1);
});

it("sends no form a second time after a slow failure, since the store may have had it", async () => {
  const paths: string[] = [];
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("fetch", async (request: Request | string) => {
    if (typeof request === "string") return new Response(null);
    paths.push(new URL(request.url).pathname);
    now += 3_000;
    throw new TypeError("Failed to fetch");
  });
  await expect(ask({ method: "POST", body: new URLSearchParams({ sku: "100401" }) })).rejects.toThrow(
    "Failed to fetch",
  );
  expect(paths).toEqual(["/stores.data"]);
});
