import { type FacetName, facetNames, type ListingQuery } from "@store/contract/catalog";
import { facetsOf } from "./facet-tables.ts";
import type { ListedProduct, ListedVariant } from "./to-listed-variant.ts";

/** What is chosen of each facet; a facet of which nothing is chosen is absent. */
export type Selection = Partial<Record<FacetName, ReadonlySet<string>>>;

// What a value means is the same on every site; only its words differ.
const tables = facetsOf("US");

/** Reads what an address chooses. Values that mean nothing, and that no product of the list has, are passed over. */
export function toSelection(products: readonly ListedProduct[], query: ListingQuery): Selection {
  const chosen = facetNames.flatMap((facet) => {
    const present = presentValues(products, facet);
    const values = (query[facet] ?? "")
      .split(",")
      .filter((value) => present.has(value) || tables[facet].isOwn?.(value));
    return values.length === 0 ? [] : [[facet, new Set(values)] as const];
  });
  return Object.fromEntries(chosen);
}

/** The products of which some variant has one of the chosen values of every facet at once, each with those variants only. */
export function narrow(products: readonly ListedProduct[], selection: Selection): ListedProduct[] {
  const chosen = Object.entries(selection) as [FacetName, ReadonlySet<string>][];
  if (chosen.length === 0) return [...products];
  const fits = (variant: ListedVariant) => chosen.every(([facet, wanted]) => isAmong(wanted, facet, variant));
  return products.flatMap((product) => {
    const [first, ...others] = product.filter(fits);
    return first ? [[first, ...others] as const] : [];
  });
}

function isAmong(wanted: ReadonlySet<string>, facet: FacetName, variant: ListedVariant): boolean {
  const { holds } = tables[facet];
  return wanted.has(variant.values[facet] ?? "") || (!!holds && [...wanted].some((value) => holds(value, variant)));
}

/** How many of the products have each value of a facet. */
export function countValues(products: readonly ListedProduct[], facet: FacetName): Map<string, number> {
  const counts = new Map<string, number>();
  for (const product of products) {
    const values = new Set(product.flatMap((variant) => variant.values[facet] ?? []));
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function presentValues(products: readonly ListedProduct[], facet: FacetName): Set<string> {
  return new Set(products.flatMap((product) => product.flatMap((variant) => variant.values[facet] ?? [])));
}
