import { expect, it } from "vitest";
import { createPageCache } from "./page-cache.ts";

function openCache(maxBytes = 100) {
  const clock = { ms: 0 };
  return { clock, cache: createPageCache<string>({ maxBytes, maxAgeMs: 30_000, now: () => clock.ms }) };
}

it("a page is found for thirty seconds, however often it is asked for", () => {
  const { clock, cache } = openCache();
  cache.save("/", "home", 10);
  for (clock.ms of [0, 15_000, 29_999]) expect(cache.find("/")).toBe("home");
  clock.ms = 30_000;
  expect(cache.find("/")).toBeUndefined();
});

it("a page that is saved again is the new one, for thirty seconds from then on", () => {
  const { clock, cache } = openCache();
  cache.save("/", "home", 10);
  clock.ms = 20_000;
  cache.save("/", "new home", 10);
  clock.ms = 40_000;
  expect(cache.find("/")).toBe("new home");
});

it("drops the page that was not asked for the longest when all are too large together", () => {
  const { cache } = openCache();
  cache.save("/a", "a", 40);
  cache.save("/b", "b", 40);
  cache.find("/a");
  cache.save("/c", "c", 40);
  expect([cache.find("/a"), cache.find("/b"), cache.find("/c")]).toEqual(["a", undefined, "c"]);
});

it("counts no page twice, and no page that is gone", () => {
  const { clock, cache } = openCache();
  for (let times = 0; times < 5; times++) cache.save("/a", "a", 50);
  cache.save("/b", "b", 50);
  expect([cache.find("/a"), cache.find("/b")]).toEqual(["a", "b"]);
  clock.ms = 30_000;
  cache.find("/a");
  cache.find("/b");
  cache.save("/c", "c", 50);
  cache.save("/d", "d", 50);
  expect([cache.find("/c"), cache.find("/d")]).toEqual(["c", "d"]);
});

it("does not keep a page that is larger than all may be together", () => {
  const { cache } = openCache();
  cache.save("/a", "a", 50);
  cache.save("/b", "b", 101);
  expect([cache.find("/a"), cache.find("/b")]).toEqual(["a", undefined]);
});
