import { describe, expect, it } from "vitest";
import { allocateCents } from "./cents.ts";

describe("allocateCents", () => {
  it.each([
    [1000, [1, 1, 1], [334, 333, 333]],
    [1000, [1], [1000]],
    [1, [1, 1, 1], [1, 0, 0]],
    [2, [1, 1, 1], [1, 1, 0]],
    [0, [1, 2], [0, 0]],
    [100, [0, 1], [0, 100]],
    [100, [50, 30, 20], [50, 30, 20]],
    [10, [1, 5, 4], [1, 5, 4]],
    [0, [], []],
  ])("splits %d by %j into %j", (totalCents, weights, shares) => {
    expect(allocateCents(totalCents, weights)).toEqual(shares);
  });

  it("gives the left-over cent to the largest remainder, whatever its position", () => {
    // Exact shares: 14.29, 28.57 and 57.14, then 1.67, 1.67 and 6.67.
    expect(allocateCents(100, [1, 2, 4])).toEqual([14, 29, 57]);
    expect(allocateCents(10, [1, 1, 4])).toEqual([2, 2, 6]);
  });

  it("counts weights that are all zero as equal", () => {
    expect(allocateCents(101, [0, 0])).toEqual([51, 50]);
  });

  it("splits a refund like its opposite, without negative zeros", () => {
    expect(allocateCents(-1000, [1, 1, 1])).toEqual([-334, -333, -333]);
    expect(allocateCents(-1, [1, 1])).toEqual([-1, 0]);
    expect(allocateCents(-0, [1, 1])).toEqual([0, 0]);
  });

  it("stays exact if a product of cents and weight exceeds the safe integers", () => {
    const total = Number.MAX_SAFE_INTEGER;
    expect(allocateCents(total, [total, total])).toEqual([(total + 1) / 2, (total - 1) / 2]);
  });

  it.each([
    [100, [], "100 cents need at least one weight."],
    [100, [-1, 2], "-1 is not a whole weight from 0 up"],
    [100, [1, 0.5], "0.5 is not a whole weight from 0 up"],
    [100, [Number.NaN], "NaN is not a whole weight from 0 up"],
    [0.5, [1], "0.5 is not a whole number of cents"],
  ])("throws a RangeError on %d by %j that says what to pass: %s", (totalCents, weights, message) => {
    expect(() => allocateCents(totalCents, weights)).toThrow(RangeError);
    expect(() => allocateCents(totalCents, weights)).toThrow(message);
  });
});
