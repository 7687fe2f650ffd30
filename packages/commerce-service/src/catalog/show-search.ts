import type { ListingQuery, SearchPage } from "@store/contract/catalog";
import { facetNames } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { listProducts } from "./list-products.ts";
import { findKnownTerms } from "./queries/find-known-terms.ts";
import { findMatches } from "./queries/find-matches.ts";
import { listCategories } from "./queries/list-categories.ts";
import { toPriceBand } from "./rules/listing/bands.ts";
import { correctTerms } from "./rules/search/correct-terms.ts";
import { parseFilters } from "./rules/search/parse-filters.ts";
import type { SearchTerm } from "./rules/search/synonyms.ts";

import { toTerms } from "./rules/search/synonyms.ts";

import { toWords } from "./rules/search/to-words.ts";
import { toDepartments } from "./rules/to-departments.ts";

const most = 4;

/**
 * What to look for where nothing holds every term: all of them, then with fewer and fewer of the first ones, since English
 * names a thing last: "blue velvet sofa" is a sofa before it is blue. At most four tries.
 */
export function relaxQuery(terms: readonly SearchTerm[]): (readonly SearchTerm[])[] {
  return terms.map((_, left) => terms.slice(left)).filter((_, left) => left < most - 1 || left === terms.length - 1);
}

interface Asked {
  query: ListingQuery;
  context: CallContext;
}

/**
 * The products that what a shopper wrote means. What it says of prices and sales narrows the list as the filter that says the
 * same, unless the address chooses one itself, and the page names the address that does so.
 */
export async function showSearch(written: string, { query, context }: Asked): Promise<Answer<SearchPage>> {
  const { words, price, isOnSale } = parseFilters(written);
  if (price === null && !isOnSale) return { kind: "reply", reply: await findPage(written, { query, context }) };

  const read = { ...(price && { price: toPriceBand(price).value }), ...(isOnSale && { offer: "sale" }) };
  const { page: _, ...chosen } = { ...read, ...query };
  const reply = words === "" ? await findAll(chosen, context) : await findPage(words, { query: chosen, context });
  return { kind: "reply", reply: { ...reply, query: written, leadsTo: toFilteredAddress(words, chosen) } };
}

async function findAll(query: ListingQuery, context: CallContext): Promise<SearchPage> {
  return { query: "", correctedQuery: null, suggestions: [], ...(await listProducts("all", { query, context })) };
}

/**
 * Where nothing holds all of the words, unknown ones are corrected or left out, then the first ones; where that finds nothing
 * either, the page suggests the departments.
 */
async function findPage(written: string, { query, context }: Asked): Promise<SearchPage> {
  const terms = toTerms(toWords(written));
  const found = await findMatches(context.database, context, terms);
  if (found.length > 0) return toSearchPage(found);

  const corrected = correctTerms(await findKnownTerms(context.database, context, terms));
  for (const meant of relaxQuery(toTerms(toWords(corrected ?? written)))) {
    const matches = await findMatches(context.database, context, meant);
    const correctedQuery = meant.map(({ asked }) => asked).join(" ");
    if (matches.length > 0) return { ...(await toSearchPage(matches)), correctedQuery };
  }
  return { ...(await toSearchPage([])), suggestions: await suggest(context) };

  async function toSearchPage(skus: readonly string[]): Promise<SearchPage> {
    const listing = await listProducts({ skus }, { query, context });
    return { query: written, correctedQuery: null, suggestions: [], ...listing };
  }
}

async function suggest(context: CallContext): Promise<string[]> {
  return toDepartments(await listCategories(context.database, context)).map(({ title }) => title);
}

/** The address of a list: what was found for some words, or everything where there are none, narrowed and ordered. */
function toFilteredAddress(words: string, query: ListingQuery): string {
  const asked = [words === "" ? "" : `query=${encodeURIComponent(words)}`];
  const chosen = facetNames.map((facet) => (query[facet] ? `${facet}=${query[facet]}` : ""));
  const parts = [...asked, ...chosen, query.sort ? `sort=${query.sort}` : ""].filter(Boolean);
  return `${words === "" ? "/browse/all" : "/search"}?${parts.join("&")}`;
}
