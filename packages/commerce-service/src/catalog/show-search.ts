import type { ListingQuery, SearchPage } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { findSoldVariants } from "./queries.ts";
import { groupByProduct } from "./rules/group-by-product.ts";
import { toListing } from "./rules/listing/to-listing.ts";

/** The products that what a shopper wrote means. */
export async function showSearch(
  words: string,
  { query, context: { database, site, brand } }: { query: ListingQuery; context: CallContext },
): Promise<Answer<SearchPage>> {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = groupByProduct(await findSoldVariants(database, { site, brand })).filter((product) => {
    const text = product.map(({ name, categoryTitle, optionLabel }) => `${name} ${categoryTitle} ${optionLabel}`);
    return wanted.length > 0 && wanted.every((word) => text.join(" ").toLowerCase().includes(word));
  });
  const listing = toListing(found, { query, site });
  return { kind: "reply", reply: { query: words, correctedQuery: null, suggestions: [], ...listing } };
}
