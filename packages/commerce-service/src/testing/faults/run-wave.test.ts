import { expect, inject, it, vi } from "vitest";
import { openFaultEnvironment } from "./fault-environment.ts";
import { plainPlan } from "./random-wave.ts";
import { runWave } from "./run-wave.ts";

vi.setConfig({ testTimeout: 60_000 });

it("a wave gets its own faults and no unused ones of an earlier wave", { tags: ["deep"] }, async () => {
  const environment = await openFaultEnvironment(inject("database"));
  const laterFault = { call: "release", effect: "timeoutLost" } as const;
  const nothingToRelease = Array.from({ length: 20 }, () => ({ ...plainPlan, laterFault }));
  try {
    expect((await runWave(environment, nothingToRelease)).problems).toEqual([]);
    const released = await runWave(environment, [{ ...plainPlan, cards: ["timeoutLost"], laterFault }]);
    expect(released.problems).toEqual([]);
    expect(await environment.audit()).toEqual([]);
  } finally {
    await environment.close();
  }
});
