import type { ListingQuery, SearchPage } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { listProducts } from "./list-products.ts";
import { findKnownTerms } from "./queries/find-known-terms.ts";
import { findMatches } from "./queries/find-matches.ts";
import { findShelves } from "./queries/find-shelves.ts";
import { correctTerms } from "./rules/search/correct-terms.ts";
import { toLooserQueries } from "./rules/search/loosen.ts";
import { toTerms } from "./rules/search/synonyms.ts";
import { toWords } from "./rules/search/to-words.ts";
import { toDepartments } from "./rules/to-departments.ts";

/**
 * The products that what a shopper wrote means. Where nothing holds all of its words, unknown ones are corrected or left out,
 * then the first ones; where that finds nothing either, the page suggests the departments.
 */
export async function showSearch(
  written: string,
  { query, context }: { query: ListingQuery; context: CallContext },
): Promise<Answer<SearchPage>> {
  const terms = toTerms(toWords(written));
  const found = await findMatches(context.database, context, terms);
  if (found.length > 0) return { kind: "reply", reply: await toSearchPage(found) };

  const corrected = correctTerms(await findKnownTerms(context.database, context, terms));
  for (const meant of toLooserQueries(toTerms(toWords(corrected ?? written)))) {
    const matches = await findMatches(context.database, context, meant);
    const correctedQuery = meant.map(({ asked }) => asked).join(" ");
    if (matches.length > 0) return { kind: "reply", reply: { ...(await toSearchPage(matches)), correctedQuery } };
  }
  return { kind: "reply", reply: { ...(await toSearchPage([])), suggestions: await suggest(context) } };

  async function toSearchPage(skus: readonly string[]): Promise<SearchPage> {
    const listing = await listProducts({ skus }, { query, context });
    return { query: written, correctedQuery: null, suggestions: [], ...listing };
  }
}

async function suggest(context: CallContext): Promise<string[]> {
  return toDepartments(await findShelves(context.database, context)).map(({ title }) => title);
}
