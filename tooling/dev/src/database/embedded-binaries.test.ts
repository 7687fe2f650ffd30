import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { findEmbeddedBinaries } from "./embedded-binaries.ts";
import { reachableBinaries } from "./reachable-binaries.ts";

it("finds PostgreSQL 18 for this machine among the installed packages", () => {
  const { folder, version } = findEmbeddedBinaries();
  expect(fs.existsSync(path.join(folder, "bin"))).toBe(true);
  expect(version).toMatch(/^18\./);
});

it("finds a release of PostgreSQL, although npm numbers the packages as betas", () => {
  const said = execFileSync(path.join(reachableBinaries(), "bin", "postgres"), ["--version"], { encoding: "utf8" });
  expect(said).toMatch(/^postgres \(PostgreSQL\) 18\.\d+\n$/);
});

it("names the remedy on a machine for which npm has no PostgreSQL", () => {
  expect(() => findEmbeddedBinaries("sunos-sparc")).toThrow(/no PostgreSQL for sunos-sparc. Set DATABASE_URL/);
});

it("says which command to run when the package is not installed", () => {
  const other = process.platform === "win32" ? "linux-arm64" : "win32-x64";
  expect(() => findEmbeddedBinaries(other)).toThrow(/is not installed.*pnpm@12 install/);
});
