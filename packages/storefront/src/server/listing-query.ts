import { facetNames, type ListingQuery } from "@store/contract/catalog";

const longest = 120;

/** The search query of a URL, in one line and at most as long as the service accepts; "" without one. */
export function getSearchQuery({ searchParams }: URL): string {
  const query = (searchParams.get("query") ?? "").trim().slice(0, longest);
  // The cut may have left half of a surrogate pair.
  return query.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
}

const value = /^[a-z0-9-]{1,28}$/;

/**
 * What an address asks of a list. A form without script repeats a facet's name for each value, our own links join them by
 * commas; both are read. Whatever cannot be a value is passed over, so that an address that was bent still shows the list.
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
