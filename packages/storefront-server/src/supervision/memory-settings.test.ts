import { afterEach, expect, it, vi } from "vitest";
import { memorySettings } from "./memory-settings.ts";

it.each([
  [1, 128],
  [2.5, 160],
  [8, 192],
  [512, 192],
])("gives a store on a machine of %i GiB a heap of %i MiB", (gib, mib) => {
  expect(memorySettings(gib * 2 ** 30, "").execArgv).toContain(`--max-old-space-size=${mib}`);
});

afterEach(() => vi.unstubAllEnvs());

it.each([
  "--max-old-space-size=512",
  "--trace-warnings --max_old_space_size=512",
  "--max-old-space-size-percentage=20",
])("keeps the operator's own heap of NODE_OPTIONS=%j", (options) => {
  vi.stubEnv("NODE_OPTIONS", options);
  expect(memorySettings().execArgv).toEqual(["--max-semi-space-size=4"]);
});
