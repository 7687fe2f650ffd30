import fs from "node:fs";
import path from "node:path";
import { npmChromium } from "@store/dev/browser";
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from "@storybook/addon-vitest/constants";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type Plugin } from "vitest/config";

const root = path.resolve(import.meta.dirname, "../..");
const report = process.env.STORE_VITEST_REPORT ?? path.join(root, ".store/reports/stories.json");

const cacheDir = path.join(root, `node_modules/.cache/store-storybook-run-${process.pid}`);

/** What the toolbar shows while all stories run: both brands and both schemes, since contrast differs with each, on a desk, a tablet and a phone. */
const faces = [
  face("Linden & Loam in light on a desk", { brand: "general", scheme: "light", viewport: { value: "desktop" } }),
  face("Linden & Loam in dark on a tablet", { brand: "general", scheme: "dark", viewport: { value: "tablet" } }),
  face("Plinth in dark on a phone", { brand: "modern", scheme: "dark", viewport: { value: "phone" } }),
];

function face(name: string, initialGlobals: Record<string, unknown>) {
  const provide = { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: initialGlobals };
  return { browser: "chromium" as const, name: `stories, ${name}`, provide };
}

/** Renders every story in a real browser, runs its play function and holds the result against axe. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, ".storybook") }), cacheOfThisRun()],
  test: {
    reporters: ["default", ["json", { outputFile: report }]],
    exclude: ["**/*.mdx"],
    // One page for all: starting one for each file takes three times as long as the stories.
    isolate: false,
    // Two faces at a time, also on two cores; the third takes the place of the first that is through.
    maxWorkers: 2,
    // The first story with a service opens its database, which a busy machine may take long over.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      // The first page waits until the dependencies are bundled, which a busy machine may take long over too.
      connectTimeout: 180_000,
      provider: playwright({ launchOptions: { ...npmChromium() } }),
      // They share one server, which bundles the dependencies and compiles each module once.
      instances: faces,
    },
  },
});

/**
 * Gives the run a cache of bundled dependencies of its own. One of an earlier run knows nothing of a new import, and finding
 * it late reloads the page in the middle of its tests; one that is shared is rewritten under a run that goes on beside.
 */
function cacheOfThisRun(): Plugin {
  process.once("exit", () => fs.rmSync(cacheDir, { recursive: true, force: true }));
  return { name: "store:cache-of-this-run", enforce: "post", config: () => ({ cacheDir }) };
}
