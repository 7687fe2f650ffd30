import { facetNames, type ListingQuery, type SearchPage, type SearchSuggestions } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { listProducts } from "./list-products.ts";
import { findCards } from "./queries/find-sold-variants.ts";
import { listCategories } from "./queries/list-categories.ts";
import { findKnownTerms, findMatches, findNamedProducts, findTerms } from "./queries/search-catalog.ts";
import { toPriceBand } from "./rules/listing/bands.ts";
import { correctTerms } from "./rules/search/correct-terms.ts";
import { parseFilters } from "./rules/search/parse-filters.ts";
import { type SearchTerm, toTerms } from "./rules/search/synonyms.ts";
import { toProductSuggestion, toSuggestions } from "./rules/search/to-suggestions.ts";
import { toWords } from "./rules/search/to-words.ts";
import { toCategoryLinks, toDepartments } from "./rules/to-departments.ts";

const most = 4;

/**
 * The queries to try if nothing matches every term: all terms, then fewer and fewer of the first ones, since the main
 * word of an English phrase is last: "blue velvet sofa" is a sofa. At most four tries.
 */
export function relaxQuery(terms: readonly SearchTerm[]): (readonly SearchTerm[])[] {
  return terms.map((_, left) => terms.slice(left)).filter((_, left) => left < most - 1 || left === terms.length - 1);
}

interface Asked {
  query: ListingQuery;
  context: CallContext;
}

/**
 * The products of a search. Prices and sales in the query become filters, unless the URL has its own, and the reply has
 * the URL with these filters.
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
 * If nothing matches all words, unknown ones are corrected or dropped, then the first ones are dropped; if that finds
 * nothing either, the page suggests the departments.
 */
async function findPage(written: string, { query, context }: Asked): Promise<SearchPage> {
  const terms = toTerms(toWords(written));
  const found = await findMatches(context.database, context, terms);
  if (found.length > 0) return toSearchPage(found);

  const corrected = correctTerms(await findKnownTerms(context.database, context, terms));
  for (const meant of relaxQuery(toTerms(toWords(corrected ?? written)))) {
    const matches = await findMatches(context.database, context, meant);
    const correctedQuery = meant.map(({ text }) => text).join(" ");
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

/** The URL of a filtered and sorted search, or of everything without words. */
function toFilteredAddress(words: string, query: ListingQuery): string {
  const search = [words === "" ? "" : `query=${encodeURIComponent(words)}`];
  const chosen = facetNames.map((facet) => (query[facet] ? `${facet}=${query[facet]}` : ""));
  const parts = [...search, ...chosen, query.sort ? `sort=${query.sort}` : ""].filter(Boolean);
  return `${words === "" ? "/browse/all" : "/search"}?${parts.join("&")}`;
}

const maxProducts = 5;
const maxTerms = 5;

/**
 * The suggestions of the search box: words, categories and products with the typed prefix or, if there are none, with
 * the corrected one. Before anything is typed, the departments and the first products of the shop.
 */
export async function showSuggestions(written: string, context: CallContext): Promise<Answer<SearchSuggestions>> {
  if (written.trim() === "") return { kind: "reply", reply: await findFirstSuggestions(context) };
  const words = toWords(parseFilters(written).words);
  const found = await toSuggestionsReply(words, context);
  if (words.length === 0 || !isEmpty(found)) return { kind: "reply", reply: found };
  const corrected = correctTerms(await findKnownTerms(context.database, context, toTerms(words)));
  return { kind: "reply", reply: corrected === null ? found : await toSuggestionsReply(toWords(corrected), context) };
}

async function findFirstSuggestions(context: CallContext): Promise<SearchSuggestions> {
  const [rows, { items }] = await Promise.all([
    listCategories(context.database, context),
    listProducts("all", { query: {}, context }),
  ]);
  return {
    terms: [],
    categories: toCategoryLinks(toDepartments(rows)),
    products: items.slice(0, maxProducts).map(toProductSuggestion),
  };
}

async function toSuggestionsReply(
  words: readonly string[],
  { database, site, brand }: CallContext,
): Promise<SearchSuggestions> {
  if (words.length === 0) return { terms: [], categories: [], products: [] };
  const storefront = { site, brand };
  const [terms, categoryRows, productIds] = await Promise.all([
    findTerms(database, storefront, { start: words.join(" "), most: maxTerms }),
    listCategories(database, storefront),
    findNamedProducts(database, storefront, { words, most: maxProducts }),
  ]);
  const choices = productIds.map((productId) => ({ productId }));
  const cards = await findCards(database, storefront, choices);
  return toSuggestions(words, { terms, departments: toDepartments(categoryRows), cards });
}

function isEmpty({ terms, categories, products }: SearchSuggestions): boolean {
  return terms.length + categories.length + products.length === 0;
}
