import path from "node:path";
import { defineConfig } from "vitest/config";
import { runnerSettings } from "../test/runner-settings.ts";

/** Releases packages to a registry of the run's own, in a copy of the workspace. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "release",
    include: ["checks/*.release.ts"],
    ...runnerSettings,
    outputFile: {
      json: path.resolve(import.meta.dirname, "../..", process.env.STORE_REPORTS ?? ".reports", "release.json"),
    },
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
