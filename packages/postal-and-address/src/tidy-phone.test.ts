import { expect, it } from "vitest";
import { tidyPhone } from "./tidy-phone.ts";

it.each([
  ["+1 (312) 234-5678", "312-234-5678"],
  ["1.312.234.5678", "312-234-5678"],
  ["\u202A+1 (312) 234‑5678\u202C", "312-234-5678"],
  ["tel:+13122345678", "312-234-5678"],
])("writes %j as it is stored: %s", (pasted, stored) => {
  expect(tidyPhone(pasted)).toBe(stored);
});

it.each(["312 234", "+44 20 7946 0958", "call me", ""])("leaves %j for the check to refuse", (typed) => {
  expect(tidyPhone(typed)).toBe(typed);
});
