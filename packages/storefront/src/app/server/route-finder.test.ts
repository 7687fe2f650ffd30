import { createCachedPages } from "@store/storefront-server";
import { expect, it } from "vitest";
import { createStorefront } from "./create-storefront.ts";
import { createRouteFinder } from "./route-finder.ts";
import { buildSample, commerceSample, configSample } from "./storefront.fixture.ts";

const here = "http://localhost:3000";
const findRoute = createRouteFinder(buildSample.routes);

it.each([
  ["/", "/"],
  ["/_.data", "/"],
  ["/browse/sofas?color=moss&page=2", "/browse/:category"],
  ["/browse/rugs.data?_routes=root", "/browse/:category"],
  ["/checkout/cart", "/checkout/cart"],
  ["/nothing/of/the/kind", "/*"],
  ["//evil.example/browse/sofas", "/*"],
  ["/browse/%E0%A4%A", "/browse/:category"],
])("finds the pattern of %s", (path, pattern) => {
  expect(findRoute({ url: here + path }).pattern).toBe(pattern);
});

it("a storefront names the route of each page and call, and whether the page was in memory", async () => {
  const routes: string[] = [];
  const lookups: boolean[] = [];
  const sample = commerceSample();
  const commerce = {
    fetch: async (request: Request) =>
      new URL(request.url).pathname === "/page-version"
        ? Response.json({ version: "1", reuseMs: 60_000 })
        : sample.fetch(request),
  };
  const onLookup = (isKept: boolean) => lookups.push(isKept);
  const cachedPages = createCachedPages({ commerce, maxBytes: 1_000_000, onLookup });
  const shop = createStorefront({
    config: configSample,
    build: buildSample,
    mode: "production",
    commerce,
    cachedPages,
  });
  const ask = (path: string) =>
    shop.fetch(new Request(here + path), { setRoute: (pattern: string) => void routes.push(pattern) });
  for (const path of ["/browse/sofas", "/browse/sofas", "/browse/rugs", "/browse/catalog/product/100101"])
    await (await ask(path)).text();
  expect(routes).toEqual([
    "/browse/:category",
    "/browse/:category",
    "/browse/:category",
    "/browse/catalog/product/:sku",
  ]);
  expect(lookups).toEqual([false, true, false]);
});
