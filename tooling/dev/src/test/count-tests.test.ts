import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { countTests } from "./count-tests.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store reports "));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it("sums unit reports and journey reports, a flaky journey as passed", () => {
  fs.writeFileSync(path.join(folder, "a.json"), JSON.stringify({ numPassedTests: 3, numFailedTests: 1 }));
  fs.writeFileSync(path.join(folder, "b.json"), JSON.stringify({ stats: { expected: 2, unexpected: 1, flaky: 1 } }));
  expect(countTests(folder)).toEqual({ passed: 6, failed: 2 });
});
