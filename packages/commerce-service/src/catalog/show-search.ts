import type { ListingQuery, SearchPage } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { listProducts } from "./list-products.ts";
import { findKnownTerms } from "./queries/find-known-terms.ts";
import { findMatches } from "./queries/find-matches.ts";
import { findShelves } from "./queries/find-shelves.ts";
import { correctTerms, type KnownTerm } from "./rules/search/correct-terms.ts";
import { toTerms } from "./rules/search/synonyms.ts";
import { toWords } from "./rules/search/to-words.ts";
import { toDepartments } from "./rules/to-departments.ts";

/**
 * The products that what a shopper wrote means. Where nothing holds all of its words, unknown ones are corrected or left out;
 * where that finds nothing either, the page suggests other things to look for.
 */
export async function showSearch(
  written: string,
  { query, context }: { query: ListingQuery; context: CallContext },
): Promise<Answer<SearchPage>> {
  const terms = toTerms(toWords(written));
  const found = await findMatches(context.database, context, terms);
  if (found.length > 0) return { kind: "reply", reply: await toSearchPage(found) };

  const known = await findKnownTerms(context.database, context, terms);
  const corrected = correctTerms(known);
  const meant = corrected === null ? [] : await findMatches(context.database, context, toTerms(toWords(corrected)));
  if (meant.length > 0) return { kind: "reply", reply: { ...(await toSearchPage(meant)), correctedQuery: corrected } };
  return { kind: "reply", reply: { ...(await toSearchPage([])), suggestions: await suggest(known, context) } };

  async function toSearchPage(skus: readonly string[]): Promise<SearchPage> {
    const listing = await listProducts({ skus }, { query, context });
    return { query: written, correctedQuery: null, suggestions: [], ...listing };
  }
}

// Words that find something by themselves, then the departments.
async function suggest(known: readonly KnownTerm[], context: CallContext): Promise<string[]> {
  const words = known.filter(({ isKnown }) => isKnown).map(({ asked }) => asked);
  const departments = toDepartments(await findShelves(context.database, context)).map(({ title }) => title);
  return [...new Set([...words, ...departments])];
}
