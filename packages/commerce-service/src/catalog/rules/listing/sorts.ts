import { type ListingSort, listingSort } from "@store/contract/catalog";
import type { SoldProduct } from "../group-by-product.ts";

const labels: Record<ListingSort, string> = {
  featured: "Featured",
  "price-low": "Price: low to high",
  "price-high": "Price: high to low",
  name: "Name",
};

/** Every order of a list with its words. */
export const sorts = listingSort.options.map((value) => ({ value, label: labels[value] }));

type Compare = (one: SoldProduct, other: SoldProduct) => number;
const comparisons: Partial<Record<ListingSort, Compare>> = {
  "price-low": (one, other) => toPriceCents(one) - toPriceCents(other),
  "price-high": (one, other) => toPriceCents(other) - toPriceCents(one),
  name: (one, other) => compareText(toName(one), toName(other)),
};

/** The order an address asks for; "featured" when it names none that there is. */
export function toSort(asked: string | undefined): ListingSort {
  return listingSort.options.find((sort) => sort === asked) ?? "featured";
}

/** The products in another order; "featured" is the order they came in, which also settles a draw. */
export function sortProducts(products: readonly SoldProduct[], sort: ListingSort): SoldProduct[] {
  const compare = comparisons[sort];
  return compare ? products.toSorted(compare) : [...products];
}

// What the card says: "From" the least of them.
function toPriceCents(product: SoldProduct): number {
  return Math.min(...product.map(({ priceCents }) => priceCents));
}

function toName(product: SoldProduct): string {
  return product[0].name.toLowerCase();
}

// By code point, so that every runtime sorts alike.
function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
