import { expect, it } from "vitest";
import { checkQuantity, parseQuantity } from "./check-quantity.ts";

it.each([
  ["3", 3],
  [" 07 ", 7],
  ["99", 99],
  ["۱۲", 12],
  ["٩", 9],
  ["１０", 10],
])("reads %j as %d", (typed, quantity) => {
  expect(checkQuantity(typed)).toBeNull();
  expect(parseQuantity(typed)).toBe(quantity);
});

it.each(["", "0", "۰", "100", "1.5", "-1", "two"])("refuses %j", (typed) => {
  expect(checkQuantity(typed)).toBe("Enter a whole number from 1 to 99.");
});
