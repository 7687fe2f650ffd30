import type { SearchTerm } from "./synonyms.ts";

const most = 4;

/**
 * What to look for where nothing holds every term: all of them, then with fewer and fewer of the first ones, since English
 * names a thing last: "blue velvet sofa" is a sofa before it is blue. At most four tries.
 */
export function relaxQuery(terms: readonly SearchTerm[]): (readonly SearchTerm[])[] {
  return terms.map((_, left) => terms.slice(left)).filter((_, left) => left < most - 1 || left === terms.length - 1);
}
