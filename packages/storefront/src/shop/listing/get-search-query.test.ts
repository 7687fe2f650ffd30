import { expect, it } from "vitest";
import { getSearchQuery } from "./listing-query.ts";

it.each([
  ["", ""],
  ["?query=", ""],
  ["?query=%20linen%20%20sofa%0A", "linen sofa"],
  [`?query=${"a".repeat(119)}%F0%9F%9B%8B`, "a".repeat(119)],
])("reads %j", (search, words) => {
  expect(getSearchQuery(new URL(`https://shop.test/search${search}`))).toBe(words);
});
