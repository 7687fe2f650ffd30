import path from "node:path";
import { domainPackages } from "@store/dev/domain-packages";
import { expect, it } from "vitest";
import { mutationThresholds } from "./thresholds.ts";

it("has a score for every domain package and for no other", () => {
  const names = domainPackages().map(({ folder }) => path.basename(folder));
  expect(Object.keys(mutationThresholds).sort()).toEqual(names.sort());
});
