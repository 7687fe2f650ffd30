import { expect, it } from "vitest";
import { shipToUrl, toOwnPath } from "./ship-to-url.ts";

it("leads back to a page of the shop, its query included", () => {
  const from = "/search?query=rug & lamp";
  const named = new URL(shipToUrl(from), "http://shop.test").searchParams.get("from");
  expect(named).toBe(from);
  expect(toOwnPath("/search?query=rug%20lamp")).toBe("/search?query=rug%20lamp");
});

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
