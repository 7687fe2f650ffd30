import { expect, inject, it, vi } from "vitest";
import { runCheckouts } from "./run-checkouts.ts";

const { checkouts, seed } = inject("faults");
vi.setConfig({ testTimeout: 60_000 + checkouts * 1000 });

it("no checkout is lost or duplicated, no cent is off and every response is true, whatever fails", {
  tags: ["deep"],
}, async () => {
  const { problems, trace, counts, deaths } = await runCheckouts(inject("database"), {
    checkouts,
    seed,
    onProgress: (now) => process.stdout.write(`${JSON.stringify(now)}\n`),
  });
  const results = [`seed ${seed}: ${JSON.stringify(counts)}`, `processes crashed at ${JSON.stringify(deaths)}`];
  process.stdout.write(`${results.join("\n")}\n`);
  const shrunk = trace.map((plan) => JSON.stringify(plan));
  expect(problems, [...results, "The smallest failing set of checkouts:", ...shrunk].join("\n")).toEqual([]);
  expect(counts.checkouts).toBeGreaterThanOrEqual(checkouts);
  expect(counts.orders).toBeGreaterThan(checkouts / 4);
});
