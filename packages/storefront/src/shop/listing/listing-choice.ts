import type { FacetName, Listing, ListingSort } from "@store/contract/catalog";

// Written out: importing the contract's own list would add its schemas to the page.
const facetNames: readonly FacetName[] = ["price", "color", "material", "size", "rating", "availability", "offer"];

/** The parameters of a list's address. */
export const listingParameters: readonly string[] = [...facetNames, "sort", "page"];

/** The selected filters, sort order and page of a list. */
export interface ListingChoice {
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly sort: ListingSort;
  /** 1 is the first. */
  readonly page: number;
}

/** The path of a list: a category's path, or the search with its query. */
export interface ListingBase {
  readonly path: string;
  readonly query?: string | undefined;
}

/** The default sort order of a list: the first that it offers. */
const usualSort = (listing: Pick<Listing, "sorts">): ListingSort => listing.sorts[0]?.value ?? "featured";

/** The selection that the list on screen shows. */
export function choiceOf({ facets, sort, page }: Pick<Listing, "facets" | "sort" | "page">): ListingChoice {
  const chosen = facets.map(
    ({ name, options }) => [name, options.filter(({ isSelected }) => isSelected).map(({ value }) => value)] as const,
  );
  return { facets: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)), sort, page };
}

/** The selection of the filters' form, on the first page. */
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

/** The selection with one value added or removed, on its first page, since the other pages have changed. */
export function withValue(
  choice: ListingChoice,
  { name, value, isOn }: { name: FacetName; value: string; isOn: boolean },
): ListingChoice {
  const others = (choice.facets[name] ?? []).filter((chosen) => chosen !== value);
  return { ...choice, page: 1, facets: { ...choice.facets, [name]: isOn ? [...others, value] : others } };
}

/** The selection without any facet, in the same sort order. */
export function withoutFacets(choice: ListingChoice): ListingChoice {
  return { ...choice, facets: {}, page: 1 };
}

/**
 * The URL of a list with a selection. It has only what differs from the default, so that one list has one URL.
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
