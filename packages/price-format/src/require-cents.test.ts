import { expect, it } from "vitest";
import { requireCents } from "./cents.ts";

it.each([0, -1, 1250, Number.MAX_SAFE_INTEGER])("returns %d", (cents) => {
  expect(requireCents(cents)).toBe(cents);
});

it.each([0.1, Number.NaN, Number.NEGATIVE_INFINITY])("throws a RangeError on %d that says what to pass", (cents) => {
  expect(() => requireCents(cents)).toThrow(RangeError);
  expect(() => requireCents(cents)).toThrow("is not a whole number of cents, such as 1250 for $12.50.");
});
