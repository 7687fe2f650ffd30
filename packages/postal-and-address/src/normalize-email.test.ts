import { expect, it } from "vitest";
import { normalizeEmail } from "./check-email.ts";

it.each([
  [" jane@shop.com ", "jane@shop.com"],
  ["mailto:jane@shop.com", "jane@shop.com"],
  ["MAILTO: jane@shop.com", "jane@shop.com"],
  ["mailto:mailto:jane@shop.com?subject=Hi%20you", "jane@shop.com"],
  ["Jane Doe <jane@shop.com>", "jane@shop.com"],
  ["Jane Doe < jane@shop.com >,", "jane@shop.com"],
  ["<mailto:jane@shop.com>", "jane@shop.com"],
  ["jane@shop.com.", "jane@shop.com"],
  ["jane@shop.com, ;", "jane@shop.com"],
  ["jane @ shop.com", "jane@shop.com"],
  ["jane @shop.com", "jane@shop.com"],
  ["jane@ shop.com", "jane@shop.com"],
  ["jane\u200B@shop.com", "jane@shop.com"],
  ["jane@shop.com\u00A0", "jane@shop.com"],
  ["ｊａｎｅ＠ｓｈｏｐ．ｃｏｍ", "jane@shop.com"],
])("normalizes %j to %j [SWAT-45]", (pasted, normalized) => {
  expect(normalizeEmail(pasted)).toBe(normalized);
});

it.each([
  "",
  "Jane@Shop.com",
  "jane doe@shop.com",
  "jane@shop.com, ann@shop.com",
  "what?@shop.com",
  "<jane@shop.com> Jane",
  "<>",
  "o'neil@shop.com",
])("leaves %j unchanged", (typed) => {
  expect(normalizeEmail(typed)).toBe(typed);
});
