import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findUnavailableLines } from "./find-unavailable-lines.ts";
import { validateLines } from "./validate-lines.ts";

const line = { sku: "1", quantity: 2, available: 5 as number | null, isSold: true, restrictedStates: [] as string[] };

describe("the lines of a cart", () => {
  it.each([
    ["are missing", [], null, 8],
    ["can all be had", [line], "IL", 0],
    ["are made on demand", [{ ...line, available: null }], "IL", 0],
    [
      "want more than there is",
      [
        { ...line, quantity: 6 },
        { ...line, sku: "2" },
      ],
      "IL",
      3,
    ],
    [
      "are partly not sold any more",
      [
        { ...line, isSold: false },
        { ...line, sku: "2" },
      ],
      "IL",
      3,
    ],
    [
      "are all gone",
      [
        { ...line, available: 0 },
        { ...line, isSold: false },
      ],
      "IL",
      7,
    ],
    ["may not go to the state", [{ ...line, restrictedStates: ["CA", "NY"] }], "NY", 9],
    ["may not go to another state", [{ ...line, restrictedStates: ["CA"] }], "NY", 0],
    ["have no address yet", [{ ...line, restrictedStates: ["CA"] }], null, 0],
    ["are gone and restricted", [{ ...line, available: 0, restrictedStates: ["CA"] }, line], "CA", 3],
  ])("that %s: type %i [CHK-20]", (_what, lines, region, errorType) => {
    expect(validateLines(lines as (typeof line)[], region as string | null).errorType).toBe(errorType);
  });

  it("share the stock of one item, the earlier ones first", () => {
    const lines = [
      { ...line, id: "first", quantity: 3 },
      { ...line, id: "second", quantity: 3 },
      { ...line, id: "third", quantity: 2 },
    ];
    expect(findUnavailableLines(lines).map(({ id }) => id)).toEqual(["second"]);
  });

  it("that can be had together never want more than the stock", () => {
    const anyLine = fc.record({
      sku: fc.constantFrom("1", "2"),
      quantity: fc.integer({ min: 1, max: 9 }),
      available: fc.constant(10),
      isSold: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const gone = new Set(findUnavailableLines(lines));
        for (const sku of ["1", "2"]) {
          const wanted = lines.filter((one) => one.sku === sku && !gone.has(one));
          expect(wanted.reduce((sum, one) => sum + one.quantity, 0)).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});
