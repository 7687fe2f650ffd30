import { type ListingSort, listingSort } from "@store/contract/catalog";
import { sumCents } from "@store/price-format";
import { findLayouts } from "../find-layouts.ts";
import type { ListedProduct } from "./facet-tables.ts";

const labels: Record<ListingSort, string> = {
  featured: "Featured",
  "price-low": "Price: low to high",
  "price-high": "Price: high to low",
  name: "Name",
};

/** Every sort order of a listing with its label. */
export const sorts = listingSort.options.map((value) => ({ value, label: labels[value] }));

type Compare = (one: ListedProduct, other: ListedProduct) => number;
// Products without a price are last in both orders.
const comparisons: Partial<Record<ListingSort, Compare>> = {
  "price-low": (one, other) => compare(priceOf(one, Number.MAX_SAFE_INTEGER), priceOf(other, Number.MAX_SAFE_INTEGER)),
  "price-high": (one, other) => compare(priceOf(other, -1), priceOf(one, -1)),
  name: (one, other) => compare(one[0].name.toLowerCase(), other[0].name.toLowerCase()),
};

/** The sort order of a URL; "featured" if it is unknown. */
export function toSort(name: string | undefined): ListingSort {
  return listingSort.options.find((sort) => sort === name) ?? "featured";
}

/** The products in another order; "featured" is the original order, which also breaks ties. */
export function sortProducts(products: readonly ListedProduct[], sort: ListingSort): readonly ListedProduct[] {
  const order = comparisons[sort];
  return order ? products.toSorted(order) : products;
}

// The price on a card: the lowest of its layouts, or else of its variants.
function priceOf(product: ListedProduct, without: number): number {
  const layouts = findLayouts(product).map((pieces) => sumCents(pieces.map(({ priceCents }) => priceCents ?? without)));
  return Math.min(...(layouts.length > 0 ? layouts : product.map(({ priceCents }) => priceCents ?? without)));
}

// By code point, so that every runtime sorts the same way.
function compare<Value extends number | string>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
