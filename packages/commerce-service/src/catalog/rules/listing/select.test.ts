import { facetNames } from "@store/contract/catalog";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countValues, narrow, toSelection } from "../../list-products.ts";
import { choices, listedProducts } from "./listing.samples.ts";

describe("filtering a listing", () => {
  it("keeps exactly the products with one variant that matches every facet", () => {
    fc.assert(
      fc.property(listedProducts, choices, (products, query) => {
        const selection = toSelection(products, query);
        const kept = new Set(narrow(products, selection).flatMap((product) => product.map(({ sku }) => sku)));
        for (const variant of products.flat()) {
          const fits = facetNames.every((name) => selection[name]?.has(variant.values[name] ?? "") ?? true);
          expect(kept.has(variant.sku)).toBe(fits);
        }
      }),
    );
  });

  it("ignores values that no product has", () => {
    fc.assert(
      fc.property(listedProducts, (products) => {
        expect(toSelection(products, { color: "z,,zz", size: "z" })).toEqual({});
        expect(narrow(products, {})).toEqual(products);
      }),
    );
  });

  it("counts for every value what selecting it with the other facets' selections shows", () => {
    fc.assert(
      fc.property(listedProducts, choices, fc.constantFrom(...facetNames), (products, query, name) => {
        const { [name]: _own, ...others } = toSelection(products, query);
        const counts = countValues(narrow(products, others), name);
        for (const value of ["a", "b", "c"]) {
          const shown = narrow(products, { ...others, [name]: new Set([value]) });
          expect(counts.get(value) ?? 0).toBe(shown.length);
        }
      }),
    );
  });
});
