import { expect, it } from "vitest";
import { findWayBack, toOwnPath } from "./way-back.ts";

const wayBack = (url: string, referer?: string) =>
  findWayBack(new Request(url, referer ? { headers: { referer } } : {}));

it("leads to the page whose link was pressed, its query included", () => {
  const page = "http://shop.test/search?query=rug%20lamp";
  expect(wayBack("http://shop.test/ship-to", page)).toBe("/search?query=rug%20lamp");
});

it("leads to the page that the address names, whatever page was pressed on", () => {
  const url = "http://shop.test/ship-to?from=/checkout/cart";
  expect(wayBack(url, "http://shop.test/browse/rugs")).toBe("/checkout/cart");
});

it.each([undefined, "http://evil.test/browse/rugs", "about:client", "http://shop.test/ship-to"])(
  "leads home from a link of %s",
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
  "/ship-to?from=%2F",
])("leads home from %j", (named) => expect(toOwnPath(named)).toBe("/"));
