import path from "node:path";
import { earlyHead } from "@store/config/early-head";
import { npmChromium } from "@store/dev/browser";
import { runnerSettings } from "@store/dev/test-runner";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** The component tests that need a real browser, of all packages: one start serves all. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, "../.."),
  cacheDir: path.join(import.meta.dirname, "node_modules/.vite-browser"),
  plugins: [react(), earlyHead()],
  test: {
    include: ["packages/*/src/**/*.browser.tsx"],
    ...runnerSettings,
    outputFile: { json: path.join(import.meta.dirname, process.env.STORE_REPORTS ?? ".reports", "browser.json") },
    testTimeout: 60_000,
    retry: 1,
    // A page for each file: in a shared one the styles of a file apply to all that come after it, in an order that changes.
    isolate: true,
    maxWorkers: 1,
    // Pages scroll smoothly and fade; a busy machine takes its time over both.
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...npmChromium() } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
