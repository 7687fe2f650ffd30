import { describe, expect, it } from "vitest";
import { sumCents } from "./cents.ts";

describe("sumCents", () => {
  it.each([
    [[], 0],
    [[5], 5],
    [[1010, 2020], 3030],
    [[100, -30], 70],
  ])("sums %j to %d", (amounts, total) => {
    expect(sumCents(amounts)).toBe(total);
  });

  it("finds 10.10 and 20.20 equal to 30.30, and one cent off different", () => {
    expect(sumCents([1010, 2020]) === 3030).toBe(true);
    expect(sumCents([1010, 2021]) === 3030).toBe(false);
    expect(sumCents([1010, 2019]) === 3030).toBe(false);
  });

  it("sums any iterable", () => {
    expect(sumCents(new Set([1, 2, 3]))).toBe(6);
  });

  it.each([[[0.1, 0.2]], [[Number.NaN]], [[Number.MAX_SAFE_INTEGER, 1]]])("throws on %j", (amounts) => {
    expect(() => sumCents(amounts)).toThrow(RangeError);
  });
});
