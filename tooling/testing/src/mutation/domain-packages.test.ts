import path from "node:path";
import { expect, it } from "vitest";
import { domainPackages } from "./domain-packages.ts";
import { mutationThresholds } from "./thresholds.ts";

const found = domainPackages(path.resolve(import.meta.dirname, "../../../.."));

it("finds the packages that depend on nothing, and each has a threshold", () => {
  expect(found).toEqual(expect.arrayContaining(["card-validation", "postal-and-address", "price-format"]));
  expect(found.filter((name) => mutationThresholds[name] === undefined)).toEqual([]);
});

it.each(["contract", "ui-kit", "storefront"])("leaves out %s", (name) => {
  expect(found).not.toContain(name);
});
