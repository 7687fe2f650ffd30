import { expect, it } from "vitest";
import { domainPackages, specifiersOf, standsAlone } from "./domain-packages.ts";

it("takes a package that is published and needs nothing", () => {
  expect(standsAlone({ name: "@store/price-format" })).toBe(true);
  expect(standsAlone({ name: "@store/price-format", dependencies: {} })).toBe(true);
});

it.each([
  { private: true },
  { dependencies: { zod: "^4" } },
  { peerDependencies: { react: ">=19" } },
  { optionalDependencies: { sharp: "1" } },
])("leaves out %j", (reason) => {
  expect(standsAlone({ name: "@store/other", ...reason })).toBe(false);
});

it("names every path by which a package is imported", () => {
  const exports = { ".": {}, "./countries": {}, "./package.json": "./package.json" };
  expect(specifiersOf({ name: "@store/a", publishConfig: { exports } })).toEqual(["@store/a", "@store/a/countries"]);
});

it("finds the domain packages of this workspace", () => {
  const names = domainPackages().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["@store/card-validation", "@store/postal-and-address", "@store/price-format"]),
  );
  expect(names).not.toContain("@store/contract");
});
