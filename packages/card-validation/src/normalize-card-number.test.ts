import { expect, it } from "vitest";
import { normalizeCardNumber } from "./format-card-number.ts";

it.each([
  ["4111 1111 1111 1111", "4111111111111111"],
  [" 4111-1111-1111-1111 ", "4111111111111111"],
  ["41a1b1", "4111"],
  ["４１１１　１１１１", "41111111"],
  ["٤١١١", "4111"],
  ["card", ""],
  ["", ""],
])("strips all but the digits of %j for submission [PAY-28]", (typed, digits) => {
  expect(normalizeCardNumber(typed)).toBe(digits);
});
