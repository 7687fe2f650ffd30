import type { Listing, ListingQuery } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import { narrow, toSelection } from "./select.ts";
import { sortProducts, sorts, toSort } from "./sorts.ts";
import { toFacets } from "./to-facets.ts";
import type { ListedProduct } from "./to-listed-variant.ts";
import { toPage } from "./to-page.ts";

/** A list before its cards are drawn: which products its page shows, each with the variants that fit. */
export type ListingDraft = Omit<Listing, "items"> & { items: readonly ListedProduct[] };

/** Narrows, orders and pages the products in a list's scope as an address says. */
export function toListing(
  products: readonly ListedProduct[],
  { query, site }: { query: ListingQuery; site: Site },
): ListingDraft {
  const selection = toSelection(products, query);
  const sort = toSort(query.sort);
  const found = sortProducts(narrow(products, selection), sort);
  return { facets: toFacets(products, selection, site), sort, sorts, ...toPage(found, query.page) };
}
