import path from "node:path";
import { defineConfig } from "vitest/config";

/** One domain package's tests on their own, from the folder that Stryker stands in: no database, no browser. */
export default defineConfig({
  cacheDir: path.resolve(import.meta.dirname, "../../../../.store/mutation/vite"),
  test: {
    fsModuleCache: false,
    environment: "node",
    include: ["src/**/*.test.ts"],
    testTimeout: 20_000,
    // Every mutant meets the property tests anew.
    env: { STORE_PROPERTY_RUNS: "200" },
  },
});
