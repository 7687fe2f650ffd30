import * as fc from "fast-check";
import { expect, it } from "vitest";
import { companionCategories, companions } from "./companion-categories.ts";

it.each([
  [["sofas"], ["coffee-and-side-tables", "rugs", "pillows-and-throws", "floor-lamps", "chairs"]],
  [["sectionals"], ["coffee-and-side-tables", "rugs", "pillows-and-throws", "floor-lamps", "chairs"]],
  [["beds"], ["bedding", "bedroom-storage", "table-lamps", "rugs", "pillows-and-throws"]],
  [["dining-tables"], ["dining-chairs", "dinnerware", "pendants", "rugs", "vases-and-mirrors"]],
  [["gifts-and-giving"], []],
  [[], []],
  // What goes with both comes first, and neither is repeated.
  [
    ["sofas", "rugs"],
    ["coffee-and-side-tables", "floor-lamps", "chairs", "pillows-and-throws", "dining-tables"],
  ],
])("%j goes with %j", (slugs, expected) => {
  expect(companionCategories(slugs)).toEqual(expected);
});

it("a room with a sectional wants no sofa, and one with a sofa no sectional", () => {
  expect(companionCategories(["sectionals", "coffee-and-side-tables", "rugs"])).not.toContain("sofas");
  for (const slug of Object.keys(companions)) expect(companions[slug], slug).not.toContain("sectionals");
});

it("nothing goes with its own kind, and no kind is named twice", () => {
  fc.assert(
    fc.property(fc.subarray(Object.keys(companions)), (slugs) => {
      const found = companionCategories(slugs);
      expect(found.filter((slug) => slugs.includes(slug))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
