import { facetNames } from "@store/contract/catalog";
import * as fc from "fast-check";
import { groupListed, type ListedProduct, type ListedRow, type ListedVariant } from "./facet-tables.ts";

const noPart = { itemTypeCode: null, layoutPieces: null, layoutPicture: null };

/** A variant in stock with default values. */
export function toListedRow(change: Partial<ListedRow> = {}): ListedRow {
  return {
    productId: "chair",
    sku: "1",
    name: "Chair",
    kind: "item",
    isMadeToOrder: false,
    colorFamily: null,
    material: null,
    greatestInches: null,
    priceCents: 10_000,
    isOnSale: false,
    available: 20,
    rating: null,
    ...noPart,
    ...change,
  };
}

const value = fc.option(fc.constantFrom("a", "b", "c"));

/** Lists of up to thirty products with up to four variants each, which share few values. */
export const listedProducts: fc.Arbitrary<ListedProduct[]> = fc
  .array(fc.array(variantOf(), { minLength: 1, maxLength: 4 }), { maxLength: 30 })
  .map((products) =>
    groupListed(
      products.flatMap((variants, product) =>
        variants.map((variant, place) => ({ ...variant, productId: `${product}`, sku: `${product}${place}` })),
      ),
    ),
  );

/** Selections of values, some of which no product has. */
export const choices = fc.record(
  Object.fromEntries(
    facetNames.map((name) => [
      name,
      fc.array(fc.constantFrom("a", "b", "c", "z"), { maxLength: 3 }).map((all) => all.join(",")),
    ]),
  ),
  { requiredKeys: [] },
);

function variantOf(): fc.Arbitrary<ListedVariant> {
  return fc.record({
    productId: fc.constant(""),
    sku: fc.constant(""),
    name: fc.constantFrom("Alder", "Birch", "cedar"),
    priceCents: fc.option(fc.nat(5)),
    rating: fc.constant(null),
    values: fc.record({
      price: value,
      color: value,
      material: value,
      size: value,
      rating: value,
      availability: value,
      offer: value,
    }),
    available: fc.constant(20),
    itemTypeCode: fc.constant(null),
    layoutPieces: fc.constant(null),
    layoutPicture: fc.constant(null),
  });
}
