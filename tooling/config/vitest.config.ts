import os from "node:os";
import path from "node:path";
import { npmChromium } from "@store/dev/browser";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "../..");
const chromium = npmChromium();
const propertyRuns = Number(process.env.STORE_PROPERTY_RUNS ?? 20_000);

/** Every unit, service and component test of the workspace in one run; the kind of test follows from the file's name. */
export default defineConfig({
  root,
  test: {
    // The kept module graph remembers where a dependency lay before the last install, and then loads it twice.
    fsModuleCache: false,
    // A whole run shares one PostgreSQL; each test file clones the template it needs.
    globalSetup: [path.join(import.meta.dirname, "src/global-setup.ts")],
    reporters: ["default", ["json", { outputFile: process.env.STORE_VITEST_REPORT ?? ".store/reports/vitest.json" }]],
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["{packages,apps,tooling}/*/src/**/*.test.ts"],
          environment: "node",
          // Nothing that a test needs lives in a module; loading the service anew for each file costs a third of the run.
          isolate: false,
          // While one waits for PostgreSQL the other goes on, also on two cores; Vitest itself leaves one free.
          maxWorkers: Math.max(2, os.availableParallelism() - 1),
          provide: {
            propertyRuns,
            faults: {
              checkouts: Number(process.env.STORE_FAULT_CHECKOUTS ?? 60),
              rounds: Number(process.env.STORE_PROBE_ROUNDS ?? 3),
              sequences: Number(process.env.STORE_MODEL_SEQUENCES ?? 15),
              seed: Number(process.env.STORE_FAULT_SEED ?? 20_261_120),
            },
          },
          // A millisecond an input is a hundred times what one takes; a million of them must not run out of time.
          testTimeout: 20_000 + propertyRuns,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: "dom",
          include: ["{packages,apps}/*/src/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: [path.join(import.meta.dirname, "src/dom-setup.ts")],
          testTimeout: 30_000,
          // Fresh module graphs per file cost eight times the run; renders use their own jotai Provider instead.
          isolate: false,
          maxWorkers: 1,
          // A group of their own, or files of another project between them would give each its own jsdom.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: "browser",
          include: ["packages/*/src/**/*.browser.tsx"],
          testTimeout: 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          // Pages glide and fade; a busy machine takes its time over both.
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...chromium } }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
