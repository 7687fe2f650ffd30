import { describe, expect, inject, it } from "vitest";
import { brokenVariants } from "./broken-variants.ts";
import { randomWave, roughShoppers } from "./random-wave.ts";
import { runOnce } from "./run-checkouts.ts";

// Whether shoppers really compete for the last unit is chance. In three waves it happens at least once.
const maxWaves = 3;

describe("a rough wave of shoppers", () => {
  it("finds no violation in the unmodified service", { tags: ["deep"] }, async () => {
    expect(await runOnce(inject("database"), randomWave)).toEqual([]);
  });

  it.each(brokenVariants)("detects that $name", { tags: ["deep"] }, async ({ caughtBy, shoppers, ...sabotage }) => {
    const problems: string[] = [];
    for (let wave = 0; wave < maxWaves && !problems.some((problem) => caughtBy.test(problem)); wave += 1) {
      problems.push(...(await runOnce(inject("database"), roughShoppers[shoppers], sabotage)));
    }
    expect(problems).toContainEqual(expect.stringMatching(caughtBy));
  });
});
