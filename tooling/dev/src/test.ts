import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { countTests } from "./test/count-tests.ts";

// `pnpm test`: rules, calls and screens, then the stories, then journeys in a real browser; every suite runs even if one fails.
const root = path.resolve(import.meta.dirname, "../../..");
const reports = path.join(root, ".store", "reports");
const own = path.join(reports, `run-${process.pid}`);
fs.rmSync(own, { recursive: true, force: true });
fs.mkdirSync(own, { recursive: true });

const suites: readonly (readonly [name: string, command: string, ...words: string[]])[] = [
  ["build", "node", "tooling/dev/src/build.ts"],
  ["rules, calls, screens", "vitest", "run", "--config", "tooling/config/vitest.config.ts"],
  ["stories", "vitest", "run", "--config", "apps/storybook/vitest.config.ts"],
  ["journeys", "playwright", "test", "--config", "tooling/e2e/playwright.config.ts"],
  ["consumers", "vitest", "run", "--config", "tooling/dev/src/consumers/vitest.config.ts"],
];

const failed: string[] = [];
for (const [name, command, ...words] of suites) {
  const began = performance.now();
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      STORE_REPORTS: own,
      STORE_VITEST_REPORT: path.join(own, `${name.replace(/\W+/g, "-")}.json`),
    },
  });
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (status !== 0) failed.push(name);
  if (status !== 0 && name === "build") break;
}

const counts = countTests(own);
const latest = path.join(reports, "latest");
fs.rmSync(latest, { recursive: true, force: true });
fs.renameSync(own, latest);
if (failed.length > 0) console.error(`Failed: ${failed.join("; ")}`);
if (counts.passed === 0) console.error("No test ran.");
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(failed.length > 0 || counts.passed === 0 || counts.failed > 0 ? 1 : 0);
