import { expect, inject, it, vi } from "vitest";
import { plainPlan } from "./rough-wave.ts";
import { runWave } from "./run-wave.ts";
import { openWorld } from "./world.ts";

vi.setConfig({ testTimeout: 60_000 });

it("a wave meets its own faults alone, and not those that an earlier one had no call for", async () => {
  const world = await openWorld(inject("database"));
  const laterFault = { call: "release", effect: "timeoutLost" } as const;
  const nothingToRelease = Array.from({ length: 20 }, () => ({ ...plainPlan, laterFault }));
  try {
    expect((await runWave(world, nothingToRelease)).problems).toEqual([]);
    const released = await runWave(world, [{ ...plainPlan, cards: ["timeoutLost"], laterFault }]);
    expect(released.problems).toEqual([]);
    expect(await world.audit()).toEqual([]);
  } finally {
    await world.close();
  }
});
