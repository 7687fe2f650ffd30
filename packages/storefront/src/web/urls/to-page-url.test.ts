import { expect, it } from "vitest";
import { toPageUrl } from "./to-page-url.ts";

it.each([
  ["/account/orders?page=2", "/account/orders?page=2"],
  ["/account/orders.data?page=2&_routes=account-orders", "/account/orders?page=2"],
  ["/account.data?_routes=account", "/account"],
  ["/_.data", "/"],
  ["/", "/"],
  ["//evil.example/x", "/evil.example/x"],
])("the page of a request for %s is %s", (asked, page) => {
  expect(toPageUrl({ url: `http://localhost:3000${asked}` })).toBe(page);
});
