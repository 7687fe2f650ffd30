import { facetNames, type ListingQuery } from "@store/contract/catalog";

const longest = 120;

/** The search query of a URL, in one line and at most as long as the service accepts; "" without one. */
export function getSearchQuery({ searchParams }: URL): string {
  const query = (searchParams.get("query") ?? "").trim().slice(0, longest);
  // Truncating may have left half of a surrogate pair.
  return query.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
}

const value = /^[a-z0-9-]{1,28}$/;

/**
 * The listing parameters of a URL. A form without scripts repeats a facet's name for each value, the store's own links
 * separate them by commas; both are parsed. Invalid values are ignored, so that a manipulated URL still shows the list.
 */
export function listingQueryOf({ searchParams }: URL): ListingQuery {
  const facets = facetNames.map((name) => {
    const values = searchParams.getAll(name).flatMap((part) => part.split(","));
    return [name, [...new Set(values.filter((part) => value.test(part)))].slice(0, 10).join(",")] as const;
  });
  const sort = searchParams.get("sort") ?? "";
  const page = searchParams.get("page") ?? "";
  return {
    ...Object.fromEntries(facets.filter(([, values]) => values !== "")),
    ...(/^[a-z-]{1,20}$/.test(sort) && { sort }),
    ...(/^[1-9]\d{0,3}$/.test(page) && { page }),
  };
}
