import { expect, it } from "vitest";
import { memorySettings } from "./memory-settings.ts";

it.each([
  [1, 128],
  [2.5, 160],
  [8, 192],
  [512, 192],
])("gives a store on a machine of %i GiB a heap of %i MiB", (gib, mib) => {
  expect(memorySettings(gib * 2 ** 30).execArgv).toContain(`--max-old-space-size=${mib}`);
});
