import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import type { KnownTerm } from "../rules/search/correct-terms.ts";
import type { SearchTerm } from "../rules/search/synonyms.ts";
import { toFullTextQuery } from "../rules/search/to-query.ts";
import { joinSold } from "./sold.ts";

const maxAlike = 24;

/** Of every term whether something sold here holds it, and the words sold here that look most like it. */
export async function findKnownTerms(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  terms: readonly SearchTerm[],
): Promise<KnownTerm[]> {
  if (terms.length === 0) return [];
  const asked = terms.map((term) => term.asked);
  const queries = terms.map((term) => toFullTextQuery([term]));
  const isSold = (query: ReturnType<typeof sql>) => sql<boolean>`exists (
    select from search_document join variant on variant.sku = search_document.sku ${joinSold(storefront)}
    where search_document.document @@ ${query})`;
  const { rows } = await sql<KnownTerm>`
    select term.asked, ${isSold(sql`to_tsquery('english', term.query)`)} as "isKnown",
      array(
        select alike.word from (
          select word, word <-> term.asked as distance from search_word order by word <-> term.asked limit ${maxAlike}
        ) alike
        where ${isSold(sql`plainto_tsquery('english', alike.word)`)}
        order by alike.distance, alike.word
      ) as candidates
    from unnest(${asked}::text[], ${queries}::text[]) with ordinality as term (asked, query, place)
    order by term.place`.execute(database);
  return rows;
}
