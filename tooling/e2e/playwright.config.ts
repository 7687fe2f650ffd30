import path from "node:path";
import { defineConfig } from "@playwright/test";
import { npmChromium } from "@store/dev/browser";
import type { JourneyOptions } from "./src/set-up/journey.ts";
import { plainHostRules } from "./src/set-up/resolve-names.ts";

const chromium = npmChromium();
const reports = path.resolve(import.meta.dirname, process.env.STORE_REPORTS ?? ".reports");

/**
 * Journeys against the whole running system: both storefronts, the service and a PostgreSQL of this run's own. Each runs in
 * the storefront and at the width of its tag; with `STORE_MATRIX=1` also in the other brand and at the other width, unless it
 * is tagged `@one-brand` or `@one-width` because it depends on them. What repeats the check of another journey on a further
 * page is tagged `@nightly` and runs with the matrix alone.
 */
export default defineConfig<JourneyOptions>({
  testDir: "src",
  outputDir: path.join(reports, "artefacts"),
  globalSetup: "./src/set-up/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: path.join(reports, reportName(process.argv)) }],
    ["./src/set-up/progress.reporter.ts"],
  ],
  use: {
    launchOptions: { ...chromium, args: [...chromium.args, `--host-resolver-rules=${plainHostRules}`] },
    // Keeping a trace of every journey would cost a third of the time.
    trace: "on-first-retry",
    actionTimeout: 15_000,
    locale: "en-US",
    timezoneId: "America/Chicago",
  },
  projects: projectsOf(process.env),
});

/** Each share of the journeys reports beside the others. */
function reportName(words: readonly string[]): string {
  const shard = words.find((word) => word.startsWith("--shard="));
  return shard === undefined ? "tests.json" : `tests-${shard.slice("--shard=".length).replace("/", "-of-")}.json`;
}

function projectsOf({
  STORE_MATRIX: matrix,
  STORE_NIGHTLY: nightly,
  STORE_SCREENSHOTS: screenshots,
}: NodeJS.ProcessEnv) {
  const otherWidth = { name: "other width", use: { otherWidth: true }, grepInvert: /@one-width/ };
  // Pictures of documents are taken on a desk.
  if (screenshots)
    return [
      { name: "desktop", grep: /-desktop/ },
      { ...otherWidth, grep: /-phone/ },
    ];
  if (!matrix) return [{ name: "journeys", ...(!nightly && { grepInvert: /@nightly/ }) }];
  return [
    { name: "journeys" },
    { name: "other brand", use: { otherBrand: true }, grepInvert: /@one-brand/ },
    otherWidth,
    { name: "other brand and width", use: { otherBrand: true, otherWidth: true }, grepInvert: /@one-/ },
  ];
}
