import type { FacetName, Listing, ListingSort } from "@store/contract/catalog";

// Written out: the contract's own list would bring its schemas into the page.
const facetNames: readonly FacetName[] = ["price", "color", "material", "size", "availability", "offer"];

/** How a shopper wants to see a list. */
export interface ListingChoice {
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly sort: ListingSort;
  /** 1 is the first. */
  readonly page: number;
}

/** Where a list lives: a category's path, or the search with its words. */
export interface ListingBase {
  readonly path: string;
  readonly query?: string | undefined;
}

/** The order a list has when nobody asks for another: the first that it offers. */
const usualSort = (listing: Pick<Listing, "sorts">): ListingSort => listing.sorts[0]?.value ?? "featured";

/** The choice that the list on screen answers. */
export function choiceOf({ facets, sort, page }: Pick<Listing, "facets" | "sort" | "page">): ListingChoice {
  const chosen = facets.map(
    ({ name, options }) => [name, options.filter(({ isSelected }) => isSelected).map(({ value }) => value)] as const,
  );
  return { facets: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)), sort, page };
}

/** What the filters' form says by itself, on the first page. */
export function formChoice(form: FormData, { sorts, sort }: Pick<Listing, "sorts" | "sort">): ListingChoice {
  const chosen = facetNames.map((name) => [name, form.getAll(name).map(String)] as const);
  return {
    facets: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    sort: sorts.find(({ value }) => value === form.get("sort"))?.value ?? sort,
    page: 1,
  };
}

export function isChosen({ facets }: ListingChoice, name: FacetName, value: string): boolean {
  return facets[name]?.includes(value) ?? false;
}

/** The choice with one value more or less, on its first page, since what stood on the others has moved. */
export function withValue(
  choice: ListingChoice,
  { name, value, isOn }: { name: FacetName; value: string; isOn: boolean },
): ListingChoice {
  const others = (choice.facets[name] ?? []).filter((chosen) => chosen !== value);
  return { ...choice, page: 1, facets: { ...choice.facets, [name]: isOn ? [...others, value] : others } };
}

/** The choice without any facet; the order stays. */
export function withoutFacets(choice: ListingChoice): ListingChoice {
  return { ...choice, facets: {}, page: 1 };
}

/**
 * The address of a list in the way it was chosen. It names only what differs from the usual, so that one list has one
 * address.
 *
 * @example listingUrl({ path: "/browse/sofas" }, choice, listing) // "/browse/sofas?color=moss,oat&page=2"
 */
export function listingUrl(base: ListingBase, choice: ListingChoice, listing: Pick<Listing, "sorts">): string {
  const parts = [
    base.query === undefined ? "" : `query=${encodeURIComponent(base.query)}`,
    ...facetNames.map((name) => {
      const values = choice.facets[name] ?? [];
      return values.length === 0 ? "" : `${name}=${values.map(encodeURIComponent).join(",")}`;
    }),
    choice.sort === usualSort(listing) ? "" : `sort=${choice.sort}`,
    choice.page === 1 ? "" : `page=${choice.page}`,
  ].filter(Boolean);
  return parts.length === 0 ? base.path : `${base.path}?${parts.join("&")}`;
}
