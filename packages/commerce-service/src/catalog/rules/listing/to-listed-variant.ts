import { type FacetName, facetNames } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import { gather } from "../gather.ts";
import { facetsOf } from "./facet-tables.ts";

/** What a list reads of a variant. Money in cents of the site's currency. */
export interface ListedRow {
  productId: string;
  sku: string;
  name: string;
  kind: "item" | "giftCard" | "donation";
  isMadeToOrder: boolean;
  colorFamily: string | null;
  material: string | null;
  /** Of its width and its diameter. */
  greatestInches: number | null;
  priceCents: number;
  /** It costs less than it usually does. */
  isOnSale: boolean;
  /** Null when it is made or issued on demand. */
  available: number | null;
}

/** A variant as lists narrow and order it. */
export interface ListedVariant {
  productId: string;
  sku: string;
  name: string;
  /** Null when the giver decides. */
  priceCents: number | null;
  /** Its value of every facet; null where it has none. */
  values: Readonly<Record<FacetName, string | null>>;
}

/** The variants of one product in a list; never empty. */
export type ListedProduct = readonly [ListedVariant, ...ListedVariant[]];

/** Says of a variant what every facet calls it on this site. */
export function toListedVariant(row: ListedRow, site: Site): ListedVariant {
  const { productId, sku, name, kind } = row;
  const facets = facetsOf(site);
  // The keys are the facets' names, all of them.
  const values = Object.fromEntries(
    facetNames.map((facet) => [facet, facets[facet].valueOf(row)]),
  ) as ListedVariant["values"];
  return { productId, sku, name, priceCents: kind === "donation" ? null : row.priceCents, values };
}

/** The variants of each product in a list, both in the order they came. */
export function groupListed(variants: readonly ListedVariant[]): ListedProduct[] {
  return gather(variants, ({ productId }) => productId);
}
