import { expect, it } from "vitest";
import { tidyEmail } from "./tidy-email.ts";

it.each([
  [" jane@shop.com ", "jane@shop.com"],
  ["mailto:jane@shop.com", "jane@shop.com"],
  ["Jane Doe <jane@shop.com>", "jane@shop.com"],
  ["<mailto:jane@shop.com>", "jane@shop.com"],
  ["jane\u200B@shop.com", "jane@shop.com"],
  ["Jane@Shop.com", "Jane@Shop.com"],
  ["jane doe@shop.com", "jane doe@shop.com"],
  ["", ""],
])("tidies %j to %j", (pasted, tidied) => {
  expect(tidyEmail(pasted)).toBe(tidied);
});
