import type { Listing, ListingQuery } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import type { SoldProduct } from "../group-by-product.ts";
import { toProductCard } from "../to-product-card.ts";
import { sortProducts, sorts, toSort } from "./sorts.ts";
import { toPage } from "./to-page.ts";

/** What a list shows of the products in its scope, narrowed, ordered and paged as an address says. */
export function toListing(
  products: readonly SoldProduct[],
  { query, site }: { query: ListingQuery; site: Site },
): Listing {
  const sort = toSort(query.sort);
  const { items, ...page } = toPage(sortProducts(products, sort), query.page);
  return { facets: [], sort, sorts, items: items.map((product) => toProductCard(product, site)), ...page };
}
