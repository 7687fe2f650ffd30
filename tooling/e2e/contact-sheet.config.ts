import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** Screenshots of every page in every brand, width and color scheme; not a test, and no part of `pnpm test`. */
export default defineConfig({
  ...journeys,
  testDir: "src/contact-sheet",
  testMatch: /\.sheet\.ts$/,
  globalTeardown: "./src/contact-sheet/global-teardown.ts",
  retries: 0,
  timeout: 180_000,
  reporter: [["list"]],
  use: { ...journeys.use, trace: "off", contextOptions: { reducedMotion: "reduce" } },
  projects: [{ name: "sheet" }],
});
