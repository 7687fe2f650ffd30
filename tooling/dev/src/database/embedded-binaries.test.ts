import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { embeddedBinaries } from "./embedded-binaries.ts";

it("finds PostgreSQL 18 for this machine among the installed packages", () => {
  const { folder, version } = embeddedBinaries();
  expect(fs.existsSync(path.join(folder, "bin"))).toBe(true);
  expect(version).toMatch(/^18\./);
});

it("names the remedy on a machine for which npm has no PostgreSQL", () => {
  expect(() => embeddedBinaries("sunos-sparc")).toThrow(/no PostgreSQL for sunos-sparc. Set DATABASE_URL/);
});

it("says which command to run when the package is not installed", () => {
  const other = process.platform === "win32" ? "linux-arm64" : "win32-x64";
  expect(() => embeddedBinaries(other)).toThrow(/is not installed.*pnpm@12 install/);
});
