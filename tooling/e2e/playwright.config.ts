import path from "node:path";
import { defineConfig } from "@playwright/test";
import { npmChromium } from "@store/dev/browser";

const reports = process.env.STORE_REPORTS ?? path.resolve(import.meta.dirname, "../../.store/reports/journeys");

/** Journeys against the whole running system: both storefronts, the service and a PostgreSQL of this run's own. */
export default defineConfig({
  testDir: "src",
  outputDir: path.join(reports, "artefacts"),
  globalSetup: "./src/set-up/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ["./src/set-up/flaky.reporter.ts"],
    ["json", { outputFile: path.join(reports, "journeys.json") }],
  ],
  use: {
    launchOptions: npmChromium(),
    // Keeping a trace of every journey would cost a third of the time.
    trace: "on-first-retry",
    actionTimeout: 10_000,
    locale: "en-US",
    timezoneId: "America/Chicago",
  },
  projects: [
    // Give-aways look at every width by themselves; failures are told in the same words at each, and keys and tabs are a desk's.
    {
      name: "phone",
      testIgnore: /give-aways|cart-failures|popups-by-keyboard|country-in-another-tab/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // A mouse needs no more than the 24 px that axe asks for on every page; long popups and sums are hard on a phone.
    {
      name: "desktop",
      testIgnore: /finger-targets|unavailable-items|canadian-cart|picks-up/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
