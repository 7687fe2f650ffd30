import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

const file = path.resolve(import.meta.dirname, "../../../pnpm-workspace.yaml");
const sevenDays = 7 * 24 * 60;

it("a dependency is installed seven days after its release at the earliest, and no package is exempt", () => {
  const settings = parse(fs.readFileSync(file, "utf8"));
  expect(settings.minimumReleaseAge).toBeGreaterThanOrEqual(sevenDays);
  expect(settings.minimumReleaseAgeExclude ?? []).toEqual([]);
});
