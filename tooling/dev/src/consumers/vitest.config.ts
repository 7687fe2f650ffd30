import path from "node:path";
import { defineConfig } from "vitest/config";
import { runnerSettings } from "../test/runner-settings.ts";

/** Takes every domain package as another team would: from a registry, by npm, under Node 20. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.resolve(import.meta.dirname, "../../../../.store/consumers/vite"),
  test: {
    name: "consumers",
    // The matrix takes half an hour.
    include: ["checks/*.consumer.ts", ...(process.env.STORE_MATRIX ? ["matrix/*.consumer.ts"] : [])],
    globalSetup: [path.join(import.meta.dirname, "global-setup.ts")],
    ...runnerSettings,
    outputFile: {
      json: path.resolve(import.meta.dirname, "../..", process.env.STORE_REPORTS ?? ".reports", "consumers.json"),
    },
    // An installation of the matrix may take a minute, with the machine for itself.
    fileParallelism: !process.env.STORE_MATRIX,
    // Longer than the limit of any single program, so that the program's own message is the one that is shown.
    testTimeout: 150_000,
    hookTimeout: 150_000,
  },
});
