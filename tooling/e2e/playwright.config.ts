import path from "node:path";
import { defineConfig } from "@playwright/test";
import { npmChromium } from "@store/dev/browser";

const reports = process.env.STORE_REPORTS ?? path.resolve(import.meta.dirname, "../../.store/reports/journeys");

// What one window size proves is not proved again at the other, which would only take its time: whole files are named here,
// single journeys carry a tag. Keys, tabs, paper and every width by itself are a desk's.
const ofDesk = [
  "cart-failures",
  "country-in-another-tab",
  "edits-fields",
  "give-aways",
  "popups-by-keyboard",
  "prints-the-cart",
];
// Long popups and sums are hard on a phone, and so is a finger; what the service alone decides is quickest there.
const ofPhone = [
  "around-the-order",
  "bare-machine",
  "canadian-cart",
  "card-leaves-no-trace",
  "declined-card",
  "finger-targets",
  "found-by-machines",
  "one-order",
  "picks-up",
  "signs-in-on-the-way",
  "unavailable-items",
];
const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

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
    {
      name: "phone",
      testIgnore: specs(ofDesk),
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: specs(ofPhone),
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
