import path from "node:path";
import { defineConfig } from "vitest/config";

/** Takes every domain package as another team would: from a registry, by npm, under Node 20. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.resolve(import.meta.dirname, "../../../../.store/consumers/vite"),
  test: {
    name: "consumers",
    include: ["checks/*.consumer.ts"],
    globalSetup: [path.join(import.meta.dirname, "global-setup.ts")],
    reporters: ["default", "json"],
    outputFile: {
      json: path.resolve(import.meta.dirname, "../..", process.env.STORE_REPORTS ?? ".reports", "consumers.json"),
    },
    // Above what any single program is given, so that its own message is the one that shows.
    testTimeout: 150_000,
    hookTimeout: 150_000,
  },
});
