import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findMissingReports } from "./missing-reports.ts";

let root = "";
const write = (file: string, content: object = {}) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), JSON.stringify(content));
};
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "store missing "));
  write("packages/price/package.json", { scripts: { test: "vitest run", build: "tsup" } });
  write("tooling/dev/package.json", { scripts: { test: "vitest run", "test:release": "vitest run" } });
  write("apps/shop/package.json", {});
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

describe("the reports of a whole run", () => {
  it("are those of every script that runs tests", () => {
    write("tooling/dev/.reports/tests.json");
    expect(findMissingReports(root)).toEqual([
      "packages/price/.reports/tests.json",
      "tooling/dev/.reports/release.json",
    ]);
    write("packages/price/.reports/tests.json");
    write("tooling/dev/.reports/release.json");
    expect(findMissingReports(root)).toEqual([]);
  });

  it("may be one for each share, all of which are needed", () => {
    for (const name of ["tests", "release"]) write(`tooling/dev/.reports/${name}.json`);
    write("packages/price/.reports/tests-2-of-3.json");
    expect(findMissingReports(root)).toEqual([
      "packages/price/.reports/tests-1-of-3.json",
      "packages/price/.reports/tests-3-of-3.json",
    ]);
  });
});
