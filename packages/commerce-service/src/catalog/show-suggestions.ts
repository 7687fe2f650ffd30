import type { SearchSuggestions } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { findCards } from "./find-cards.ts";
import { findKnownTerms } from "./queries/find-known-terms.ts";
import { findNamedProducts, findTerms } from "./queries/find-suggestions.ts";
import { listCategories } from "./queries/list-categories.ts";
import { correctTerms } from "./rules/search/correct-terms.ts";
import { parseFilters } from "./rules/search/parse-filters.ts";
import { toTerms } from "./rules/search/synonyms.ts";
import { toSuggestions } from "./rules/search/to-suggestions.ts";
import { toWords } from "./rules/search/to-words.ts";
import { toDepartments } from "./rules/to-departments.ts";

const maxProducts = 5;
const maxTerms = 5;

/**
 * What the search box offers while a shopper types: words, categories and products that begin like what stands there, or,
 * where nothing does, like what was probably meant.
 */
export async function showSuggestions(written: string, context: CallContext): Promise<Answer<SearchSuggestions>> {
  const words = toWords(parseFilters(written).words);
  const found = await suggest(words, context);
  if (words.length === 0 || !isEmpty(found)) return { kind: "reply", reply: found };
  const corrected = correctTerms(await findKnownTerms(context.database, context, toTerms(words)));
  return { kind: "reply", reply: corrected === null ? found : await suggest(toWords(corrected), context) };
}

async function suggest(words: readonly string[], { database, site, brand }: CallContext): Promise<SearchSuggestions> {
  if (words.length === 0) return { terms: [], categories: [], products: [] };
  const storefront = { site, brand };
  const [terms, shelves, productIds] = await Promise.all([
    findTerms(database, storefront, { start: words.join(" "), most: maxTerms }),
    listCategories(database, storefront),
    findNamedProducts(database, storefront, { words, most: maxProducts }),
  ]);
  const choices = productIds.map((productId) => ({ productId }));
  const cards = await findCards(database, storefront, choices);
  return toSuggestions(words, { terms, departments: toDepartments(shelves), cards });
}

function isEmpty({ terms, categories, products }: SearchSuggestions): boolean {
  return terms.length + categories.length + products.length === 0;
}
