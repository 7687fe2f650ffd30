import path from "node:path";
import { defineConfig } from "vitest/config";

declare module "vitest" {
  interface ProvidedContext {
    propertyRuns: number;
  }
}

/** One domain package's tests on their own, from Stryker's folder: no database, no browser. */
export default defineConfig({
  cacheDir: path.resolve(import.meta.dirname, "../../../../.store/mutation/vite"),
  test: {
    fsModuleCache: false,
    environment: "node",
    include: ["src/**/*.test.ts"],
    testTimeout: 20_000,
    // Every mutant runs the property tests again.
    provide: { propertyRuns: 200 },
  },
});
