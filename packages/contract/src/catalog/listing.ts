import * as z from "zod/mini";
import { link, productCard } from "./product.ts";

/** What a list can be narrowed by, in the order of the filter panel. */
export const facetNames = ["price", "color", "material", "size", "availability", "offer"] as const;
export type FacetName = (typeof facetNames)[number];

/** How a list can be ordered. */
export const listingSort = z.enum(["featured", "price-low", "price-high", "name"]);
export type ListingSort = z.infer<typeof listingSort>;

/** What an address says of a list. Chosen values of a facet are joined by commas; unknown ones are passed over. */
export interface ListingQuery extends Partial<Record<FacetName, string>> {
  sort?: string;
  /** 1 is the first; a page past the end shows the last. */
  page?: string;
}

/** One thing a list can be narrowed by, with its values. */
export const facet = z.object({
  name: z.enum(facetNames),
  title: z.string(),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      /** How many products the list would show with this value chosen beside the other facets' choices. */
      count: z.int(),
      isSelected: z.boolean(),
      /** For the dot beside a color's name. */
      color: z.optional(z.nullable(z.string())),
    }),
  ),
});
export type Facet = z.infer<typeof facet>;

/** One page of a list of products with everything that narrows and orders it. */
export const listing = {
  facets: z.array(facet),
  sort: listingSort,
  sorts: z.array(z.object({ value: listingSort, label: z.string() })),
  items: z.array(productCard),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
};
const listingShape = z.object(listing);
export type Listing = z.infer<typeof listingShape>;

/** A list of what stands in a department or a category. */
export const categoryPage = z.object({
  ...listing,
  title: z.string(),
  description: z.string(),
  breadcrumbs: z.array(link),
  /** The departments of a department; the neighbors of a shelf. */
  subcategories: z.array(z.object({ ...link.shape, isCurrent: z.boolean() })),
});
export type CategoryPage = z.infer<typeof categoryPage>;

/** A list of what was found for some words. */
export const searchPage = z.object({
  ...listing,
  /** What was asked, as the shopper wrote it. */
  query: z.string(),
  /** What was looked for instead when nothing matched the query as written. */
  correctedQuery: z.nullable(z.string()),
  /** Other things to look for. */
  suggestions: z.array(z.string()),
  /** The address of this list where the words name a price or a sale: the other words, and that as a chosen filter. */
  leadsTo: z.optional(z.string()),
});
export type SearchPage = z.infer<typeof searchPage>;

/** What the search box offers while a shopper types. */
export const searchSuggestions = z.object({
  terms: z.array(link),
  categories: z.array(link),
  products: z.array(z.object({ ...link.shape, imagePath: z.string(), formattedPrice: z.string() })),
});
export type SearchSuggestions = z.infer<typeof searchSuggestions>;
