import fs from "node:fs";
import path from "node:path";

export interface TestCounts {
  passed: number;
  failed: number;
}

/** Sums what the runners of one run reported, whichever of the two forms a report has. */
export function countTests(folder: string): TestCounts {
  const total = { passed: 0, failed: 0 };
  for (const name of fs.readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    const report = JSON.parse(fs.readFileSync(path.join(folder, name), "utf8")) as {
      numPassedTests?: number;
      numFailedTests?: number;
      stats?: { expected: number; unexpected: number; flaky: number };
    };
    total.passed += (report.numPassedTests ?? 0) + (report.stats ? report.stats.expected + report.stats.flaky : 0);
    total.failed += (report.numFailedTests ?? 0) + (report.stats?.unexpected ?? 0);
  }
  return total;
}
