import { expect, it } from "vitest";
import { createRouteFinder } from "../../app/server/route-finder.ts";
import { buildWith, type PageRow } from "../../app/server/storefront.fixture.ts";
import * as swatches from "../../person/swatches/free-swatches.route.tsx";
import * as privacyPolicy from "../../shop/content/privacy-policy.route.tsx";
import * as stores from "../../shop/content/stores.route.tsx";
import * as home from "../../shop/home/home.route.tsx";
import * as category from "../../shop/listing/category.route.tsx";
import * as product from "../../shop/product/product.route.tsx";
import * as search from "../../shop/search/search.route.tsx";
import { toSharedUrl } from "./to-shared-url.ts";

const here = "http://localhost:3000";
const pages: PageRow[] = [
  ["home", "", home],
  ["furniture-sectional-sofas", "furniture-sectional-sofas", category],
  ["search", "search", search],
  ["product", "product/:sku", product],
  ["stores", "stores", stores],
  ["privacy-policy", "customer-service/privacy-policy", privacyPolicy],
  ["free-swatches", "free-swatches", swatches],
];
const { routes } = buildWith(pages);
for (const route of Object.values(routes)) if (route) route.caseSensitive = true;
const findRoute = createRouteFinder(routes);

function toPath(path: string, init: RequestInit = {}) {
  const request = new Request(here + path, init);
  const shared = toSharedUrl(request, { origin: here, sharedBy: findRoute(request).handle?.sharedBy });
  return shared?.href.slice(here.length);
}

it.each([
  "/",
  "/browse/sofas",
  "/browse/sofas?color=blue,grey&material=oak&page=2&sort=price-low",
  "/browse/sofas?color=blue&color=grey",
  "/browse/sofas?rating=4",
  "/furniture-sectional-sofas/?page=2",
  "/search?query=oak+table&price=0-500",
  "/product/100101",
  "/stores",
  "/customer-service/privacy-policy",
])("%s is the same for all visitors without a session", (path) => {
  expect(toPath(path)).toBe(path);
});

it.each([
  ["/?utm_source=mail&utm_campaign=fall", "/"],
  ["/product/100101?gclid=abc", "/product/100101"],
  ["/browse/sofas?fbclid=x&color=blue&utm_id=3", "/browse/sofas?color=blue"],
])("%s is the same page as %s", (path, shared) => {
  expect(toPath(path)).toBe(shared);
});

it.each([
  "/product/100101?registry=abc",
  "/product/100101?postalCode=60601",
  "/product/100101?design=1",
  "/product/100101?stars=4",
  "/product/100101?unknown=1",
  "/browse/sofas?query=x",
  "/browse/sofas?choices=x",
  "/?q",
  "//browse/sofas",
  "/browse/sofas/",
  "/Browse/sofas",
  "/STORES",
  "/browse/sofas.data",
  "/browse/%73ofas",
  "/checkout/cart",
  "/account/login",
  "/free-swatches",
  "/gift-registry/new",
  "/order/abc",
  "/nowhere",
  `/search?query=${"a".repeat(500)}`,
])("%s is no shared page", (path) => {
  expect(toPath(path)).toBeUndefined();
});

it.each([
  ["has a cookie, of whatever kind", { headers: { Cookie: "other=1" } }],
  ["sends a form", { method: "POST" }],
  ["asks for the headers only", { method: "HEAD" }],
])("a request that %s gets no shared page", (_, request) => {
  expect(toPath("/", request)).toBeUndefined();
});
