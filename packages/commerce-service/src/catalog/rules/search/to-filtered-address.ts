import { facetNames, type ListingQuery } from "@store/contract/catalog";

/** The address of a list: what was found for some words, or everything where there are none, narrowed and ordered. */
export function toFilteredAddress(words: string, query: ListingQuery): string {
  const asked = [words === "" ? "" : `query=${encodeURIComponent(words)}`];
  const chosen = facetNames.map((facet) => (query[facet] ? `${facet}=${query[facet]}` : ""));
  const parts = [...asked, ...chosen, query.sort ? `sort=${query.sort}` : ""].filter(Boolean);
  return `${words === "" ? "/browse/all" : "/search"}?${parts.join("&")}`;
}
