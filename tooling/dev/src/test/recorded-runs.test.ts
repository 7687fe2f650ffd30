import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readRecords, saveRecord } from "./recorded-runs.ts";

let root = "";
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "store records "));
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  fs.rmSync(root, { recursive: true, force: true });
});

it("the seconds of the last three whole runs are kept, oldest first", () => {
  expect(readRecords(root)).toEqual([]);
  for (const milliseconds of [1, 2, 3, 4]) {
    vi.setSystemTime(new Date(2026, 10, milliseconds));
    saveRecord(root, [{ file: "a.test.ts", milliseconds, tests: [] }]);
  }
  expect(readRecords(root).map(([file]) => file?.milliseconds)).toEqual([2, 3, 4]);
});
