import { expect, it } from "vitest";
import { listingQueryOf } from "./listing-query.ts";

const read = (search: string) => listingQueryOf(new URL(`https://shop.test/browse/sofas${search}`));

it.each([
  ["nothing", "", {}],
  ["joined values", "?color=oat,moss&sort=name&page=2", { color: "oat,moss", sort: "name", page: "2" }],
  ["repeated values, as a form sends them", "?color=oat&color=moss", { color: "oat,moss" }],
  ["the same value twice", "?color=oat,oat", { color: "oat" }],
  ["empty fields", "?color=&sort=&page=", {}],
  ["what cannot be a value", "?color=<b>,oat&page=-1&sort=DROP%20TABLE", { color: "oat" }],
  ["names nobody knows", "?utm_source=x", {}],
])("parses %s", (_, search, query) => {
  expect(read(search)).toEqual(query);
});
