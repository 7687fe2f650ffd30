import path from "node:path";
import { npmChromium } from "@store/dev/browser";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const report =
  process.env.STORE_VITEST_REPORT ?? path.resolve(import.meta.dirname, "../../.store/reports/stories.json");

/** Renders every story in a real browser, runs its play function and holds the result against axe. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, ".storybook") })],
  test: {
    name: "stories",
    isolate: false,
    reporters: ["default", ["json", { outputFile: report }]],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { ...npmChromium() } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
