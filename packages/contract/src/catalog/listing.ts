import * as z from "zod/mini";
import { link, productCard } from "./product.ts";
import { rating } from "./reviews.ts";

/** The facets of a listing, in the order of the filter panel. */
export const facetNames = ["price", "color", "material", "size", "rating", "availability", "offer"] as const;
export type FacetName = (typeof facetNames)[number];

/** The sort orders of a listing. */
export const listingSort = z.enum(["featured", "price-low", "price-high", "name"]);
export type ListingSort = z.infer<typeof listingSort>;

/** The query parameters of a listing. Selected values of a facet are separated by commas; unknown ones are ignored. */
export interface ListingQuery extends Partial<Record<FacetName, string>> {
  sort?: string;
  /** 1 is the first; a page past the end shows the last. */
  page?: string;
}

/** A facet of a listing, with its values. */
export const facet = z.object({
  name: z.enum(facetNames),
  title: z.string(),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      /** How many products the listing would show with this value, given the selections in the other facets. */
      count: z.int(),
      isSelected: z.boolean(),
      /** The color of the dot beside the name of a color. */
      color: z.optional(z.nullable(z.string())),
    }),
  ),
});
export type Facet = z.infer<typeof facet>;

/** One page of a product listing with its filters and sort orders. */
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

/** The listing of a department or a category. */
export const categoryPage = z.object({
  ...listing,
  title: z.string(),
  description: z.string(),
  breadcrumbs: z.array(link),
  /** The categories of a department, or the siblings of a category. */
  subcategories: z.array(z.object({ ...link.shape, isCurrent: z.boolean() })),
});
export type CategoryPage = z.infer<typeof categoryPage>;

/** The listing of a search. */
export const searchPage = z.object({
  ...listing,
  /** The query as the shopper typed it. */
  query: z.string(),
  /** The query that was used instead because nothing matched the original one. */
  correctedQuery: z.nullable(z.string()),
  /** Other queries to try. */
  suggestions: z.array(z.string()),
  /** The URL of this listing if the query names a price or a sale: the other words, with that as a filter. */
  leadsTo: z.optional(z.string()),
});
export type SearchPage = z.infer<typeof searchPage>;

/** What the search box offers while a shopper types. */
export const searchSuggestions = z.object({
  terms: z.array(link),
  categories: z.array(link),
  products: z.array(
    z.object({ ...link.shape, imagePath: z.string(), formattedPrice: z.string(), rating: z.optional(rating) }),
  ),
});
export type SearchSuggestions = z.infer<typeof searchSuggestions>;
