import { describe, expect, it } from "vitest";
import { isSlow, kindOf, limits, timeCalls } from "./decide-tiers.ts";

const run = (
  tests: readonly (readonly [title: string, milliseconds: number, status?: "passed" | "failed" | "skipped"])[],
) => [
  {
    file: "packages/price/src/price.test.ts",
    milliseconds: 0,
    tests: tests.map(([title, milliseconds, status = "passed"]) => ({
      title,
      milliseconds,
      status,
      line: title.startsWith("row") ? 9 : 3,
    })),
  },
];

describe("what a test takes", () => {
  it("is the median of the recorded runs, without those that it failed in", () => {
    const runs = [run([["adds", 100]]), run([["adds", 9000, "failed"]]), run([["adds", 300]]), run([["adds", 200]])];
    expect(timeCalls(runs)).toMatchObject([{ line: 3, titles: ["adds"], milliseconds: 200 }]);
  });

  it("is the sum of its rows for a table of tests", () => {
    const runs = [
      run([
        ["row 1", 100],
        ["row 2", 50],
        ["adds", 1],
      ]),
    ];
    expect(timeCalls(runs)).toMatchObject([{ line: 9, titles: ["row 1", "row 2"], milliseconds: 150 }, { line: 3 }]);
  });

  it("does not count tests that were skipped", () => {
    expect(
      timeCalls([
        run([
          ["adds", 100],
          ["adds", 0, "skipped"],
        ]),
      ]),
    ).toMatchObject([{ milliseconds: 100 }]);
  });

  it("counts for the tests of the newest run alone", () => {
    expect(timeCalls([run([["removed", 100]]), run([["adds", 1]])]).map(({ titles }) => titles)).toEqual([["adds"]]);
    expect(timeCalls([])).toEqual([]);
  });
});

describe("a test is slow", () => {
  it.each([
    ["tooling/e2e/src/search.spec.ts", "journey"],
    ["packages/checkout-ui/src/cart.test.tsx", "screen"],
    ["packages/commerce-service/src/cart.test.ts", "other"],
  ] as const)("compared with those of its kind: %s is a %s", (file, kind) => {
    expect(kindOf(file)).toBe(kind);
    const { slowMs, fastMs } = limits[kind];
    const at = (milliseconds: number, wasSlow: boolean) =>
      isSlow({ file, line: 1, titles: [], milliseconds }, { wasSlow });
    expect([at(slowMs, false), at(slowMs - 1, false)]).toEqual([true, false]);
    expect([at(fastMs, true), at(fastMs - 1, true)]).toEqual([true, false]);
  });
});
