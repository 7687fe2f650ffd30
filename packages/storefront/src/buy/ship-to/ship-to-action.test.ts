import { expect, it } from "vitest";
import { findPreviousPage, toOwnPath } from "./ship-to-action.ts";

const wayBack = (url: string, referer?: string, origin = "http://shop.test") =>
  findPreviousPage(new Request(url, referer ? { headers: { referer } } : {}), origin);

it("redirects to the page whose link was clicked, its query included", () => {
  const page = "http://shop.test/search?query=rug%20lamp";
  expect(wayBack("http://shop.test/ship-to", page)).toBe("/search?query=rug%20lamp");
});

it("redirects there behind a proxy, too", () => {
  const page = "https://www.shop.example/browse/rugs";
  expect(wayBack("http://10.0.0.7:3000/ship-to", page, "https://www.shop.example")).toBe("/browse/rugs");
});

it("encodes every page for use in a header", () => {
  expect(toOwnPath("/browse/\u20ac")).toBe("/browse/%E2%82%AC");
  expect(toOwnPath("/ship-together")).toBe("/ship-together");
});

it("redirects to the page that the parameter names, whatever page was clicked on", () => {
  const url = "http://shop.test/ship-to?from=/checkout/cart";
  expect(wayBack(url, "http://shop.test/browse/rugs")).toBe("/checkout/cart");
});

it.each([undefined, "http://evil.test/browse/rugs", "about:client", "http://shop.test/ship-to"])(
  "redirects to the home page from a link of %s",
  (referer) => expect(wayBack("http://shop.test/ship-to", referer)).toBe("/"),
);

it.each([
  null,
  "",
  "browse",
  "https://evil.test/",
  "//evil.test",
  "/\\evil.test",
  "/\t/evil.test",
  "/ship-to",
  "/ship-to?from=%2F",
  "/ship-to/",
  "/a/../ship-to",
  "/.//evil.test",
])("redirects to the home page from %j", (named) => expect(toOwnPath(named)).toBe("/"));
