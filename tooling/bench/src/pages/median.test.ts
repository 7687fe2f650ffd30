import { describe, expect, it } from "vitest";
import { median } from "./median.ts";

describe("median", () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
  ])("of %j is %d", (values, middle) => expect(median(values)).toBe(middle));

  it("refuses to name the middle of nothing", () => expect(() => median([])).toThrow("no median"));
});
