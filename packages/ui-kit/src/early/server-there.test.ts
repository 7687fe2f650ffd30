import { afterEach, expect, it, vi } from "vitest";
import { isServerThere } from "./server-there.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a connection that is lost", () => Promise.reject(new TypeError("Failed to fetch")), false],
  ["a line on which nothing arrives in time", () => Promise.reject(new DOMException("", "TimeoutError")), false],
  ["a server that is overloaded", async () => new Response(null, { status: 503 }), false],
  ["a server that answers", async () => new Response("ok"), true],
])("knows with %s whether the server is there", async (_, fetch, isThere) => {
  vi.stubGlobal("fetch", fetch);
  expect(await isServerThere()).toBe(isThere);
});
