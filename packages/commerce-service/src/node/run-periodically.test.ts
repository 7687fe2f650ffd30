import { expect, it } from "vitest";
import { memoryLog } from "../testing/index.ts";
import { runPeriodically } from "./run-periodically.ts";

it("a pass runs at once and again after every pause, also when one fails, which is logged", async () => {
  const log = memoryLog();
  let passes = 0;
  const loop = runPeriodically(
    async () => {
      passes += 1;
      if (passes === 1) throw new Error("the database is away");
    },
    { name: "recovery", pauseMs: 1, log },
  );
  await expect.poll(() => passes).toBeGreaterThan(2);
  await loop.stop();
  const stoppedAt = passes;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(passes).toBe(stoppedAt);
  expect(JSON.stringify(log)).toContain("recovery failed");
});

it("stopping aborts the signal of the pass under way and waits for its end", async () => {
  let hasEnded = false;
  const loop = runPeriodically(
    async (signal) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      hasEnded = true;
    },
    { name: "housekeeping", pauseMs: 1, log: memoryLog() },
  );
  await loop.stop();
  expect(hasEnded).toBe(true);
});
