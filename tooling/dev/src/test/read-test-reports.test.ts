import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { readTestReports } from "./read-test-reports.ts";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "store reports "));
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function writeReport(folder: string, report: object): void {
  fs.mkdirSync(path.join(root, folder, ".reports"), { recursive: true });
  fs.writeFileSync(path.join(root, folder, ".reports/tests.json"), JSON.stringify(report));
}

it("reads Vitest's and Playwright's reports of every package alike", () => {
  const assertionResults = [
    { fullName: "price keeps two decimals", status: "passed", duration: 4.4, location: { line: 7, column: 1 } },
    { fullName: "price refuses a letter", status: "failed", failureMessages: ["a digit was refused"] },
    { fullName: "price waits for a rate", status: "passed", failureMessages: ["out of time"] },
  ];
  const name = path.join(root, "packages/price/src/price.test.ts");
  writeReport("packages/price", { testResults: [{ name, startTime: 1000, endTime: 1250, assertionResults }] });
  const specs = [
    { title: "a guest buys", line: 12, tests: [{ status: "expected", results: [{ duration: 3000 }] }] },
    { title: "a card pays", line: 30, tests: [{ status: "flaky", results: [{ duration: 2000 }, { duration: 1000 }] }] },
  ];
  const suite = { file: "buys.spec.ts", title: "buys.spec.ts", specs: [], suites: [{ title: "order", specs }] };
  writeReport("tooling/e2e", { config: { rootDir: path.join(root, "tooling/e2e/src") }, suites: [suite] });

  expect(readTestReports(root)).toEqual([
    {
      file: "packages/price/src/price.test.ts",
      milliseconds: 250,
      tests: [
        { title: "price keeps two decimals", status: "passed", milliseconds: 4, line: 7 },
        { title: "price refuses a letter", status: "failed", milliseconds: 0 },
        { title: "price waits for a rate", status: "flaky", milliseconds: 0 },
      ],
    },
    {
      file: "tooling/e2e/src/buys.spec.ts",
      milliseconds: 6000,
      tests: [
        { title: "buys.spec.ts order a guest buys", status: "passed", milliseconds: 3000, line: 12 },
        { title: "buys.spec.ts order a card pays", status: "flaky", milliseconds: 1000, line: 30 },
      ],
    },
  ]);
});
