import { beforeAll, expect, it } from "vitest";
import { listReportedPackages, readApi } from "../../api/check-api.ts";
import { buildPackages } from "../build-packages.ts";
import { smallPackages } from "./small-packages.ts";

// `check packages` compares all of them, after the build of everything.
const packages = listReportedPackages()
  .filter(({ manifest }) => smallPackages.includes(manifest.name))
  .map((one) => ({ ...one, name: one.manifest.name }));

beforeAll(() => buildPackages(smallPackages));

it.each(packages)("$name exports what its API report says", (one) => {
  const { built, kept } = readApi(one);
  expect(built).toBe(kept);
});
