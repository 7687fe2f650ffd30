import { expect, it } from "vitest";
import { configSample as config } from "../../app/server/storefront.fixture.ts";
import { shopAt } from "./origins-of.ts";

const origins = {
  general: { US: "https://shop.test", CA: "https://shop.test.ca" },
  modern: { US: "https://plain.test", CA: "https://plain.test.ca" },
} as const;

it.each([
  ["https://shop.test/a", "https://plain.test"],
  ["https://plain.test/a", "https://shop.test"],
])("the other brand of %s is at its configured origin", (url, expected) => {
  expect(shopAt(url, { config, origins }).otherBrandOrigin).toBe(expected);
});

it.each([
  ["http://localhost:3000/a", "http://modern.localhost:3000"],
  ["http://modern.localhost:3000/a", "http://localhost:3000"],
])("on a developer's machine, the other brand of %s is at its own host", (url, expected) => {
  expect(shopAt(url, { config, origins: undefined }).otherBrandOrigin).toBe(expected);
});
