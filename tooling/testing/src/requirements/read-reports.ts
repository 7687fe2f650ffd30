import fs from "node:fs";
import path from "node:path";
import { readTestReports } from "@store/dev/test-reports";
import type { PassedTest } from "./cover-requirements.ts";
import { testLevel } from "./test-level.ts";

/** Every test that passed in the last run of its package. */
export function readReports(root: string): PassedTest[] {
  return readTestReports(root).flatMap(({ file, tests }) => {
    const name = path.join(root, file);
    const level = testLevel(file, fs.existsSync(name) ? fs.readFileSync(name, "utf8") : "");
    return tests
      .filter(({ status }) => status === "passed" || status === "flaky")
      .map(({ title }) => ({ title, file, level }));
  });
}
