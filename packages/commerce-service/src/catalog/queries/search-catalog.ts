import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import type { KnownTerm } from "../rules/search/correct-terms.ts";
import type { SearchTerm } from "../rules/search/synonyms.ts";
import { toFullTextQuery, toPrefixQuery } from "../rules/search/to-query.ts";
import { joinSold } from "./find-sold-variants.ts";

/**
 * The SKUs sold here that match every term, by product: an exact SKU first, then what the typed words name before what
 * their synonyms name, then the product whose best variant has the highest rank (name, then option, category and material, then summary, then details), its variants in the same order.
 * If the name of something matches, products that only mention the terms in their description are omitted: a search for
 * a sofa should not find a throw for a sofa.
 */
export async function findMatches(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  terms: readonly SearchTerm[],
): Promise<string[]> {
  if (terms.length === 0) return [];
  const query = sql`to_tsquery('english', ${toFullTextQuery(terms)})`;
  const texts = terms.map((term) => term.text);
  const typed = sql`to_tsquery('english', ${toFullTextQuery(terms.map(({ text }) => ({ text, alternatives: [text] })))})`;
  const { rows } = await sql<{ sku: string }>`
    with match as (
      select variant.sku, product.product_id, product.position as shelf_place, variant.position as place,
        variant.sku = any(${texts}::text[]) as is_named, ts_rank(search_document.document, ${query}) as rank,
        ts_filter(search_document.document, '{a,b}') @@ ${query} as is_called_so,
        ts_filter(search_document.document, '{a,b}') @@ ${typed} as is_typed_so
      from search_document join variant on variant.sku = search_document.sku ${joinSold(storefront)}
      where search_document.document @@ ${query}
    )
    select sku from match
    where is_called_so or not exists (select from match where is_called_so)
    window of_product as (partition by product_id)
    order by bool_or(is_named) over of_product desc, bool_or(is_typed_so) over of_product desc, max(rank) over of_product desc, shelf_place, product_id,
      is_named desc, rank desc, place`.execute(database);
  return rows.map(({ sku }) => sku);
}

const maxAlike = 24;

/** Whether something sold here contains each term, and the most similar words sold here. */
export async function findKnownTerms(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  terms: readonly SearchTerm[],
): Promise<KnownTerm[]> {
  if (terms.length === 0) return [];
  const texts = terms.map((term) => term.text);
  const queries = terms.map((term) => toFullTextQuery([term]));
  const isSold = (query: ReturnType<typeof sql>) => sql<boolean>`exists (
    select from search_document join variant on variant.sku = search_document.sku ${joinSold(storefront)}
    where search_document.document @@ ${query})`;
  const { rows } = await sql<KnownTerm>`
    select term.text, ${isSold(sql`to_tsquery('english', term.query)`)} as "isKnown",
      array(
        select alike.word from (
          select word, word <-> term.text as distance from search_word order by word <-> term.text limit ${maxAlike}
        ) alike
        where ${isSold(sql`plainto_tsquery('english', alike.word)`)}
        order by alike.distance, alike.word
      ) as candidates
    from unnest(${texts}::text[], ${queries}::text[]) with ordinality as term (text, query, place)
    order by term.place`.execute(database);
  return rows;
}

/**
 * The products sold here whose name contains the words, the last of which may be incomplete; in the catalog's order.
 */
export async function findNamedProducts(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  { words, most }: { words: readonly string[]; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select product.product_id as id
    from search_document join variant on variant.sku = search_document.sku ${joinSold(storefront)}
    where search_document.name @@ to_tsquery('simple', ${toPrefixQuery(words)})
    group by product.product_id order by product.position limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Materials, colors and fabrics of products sold here that start with a text of letters and digits. */
export async function findTerms(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  { start, most }: { start: string; most: number },
): Promise<string[]> {
  const pattern = `${start}%`;
  const { rows } = await sql<{ term: string }>`
    select term from (
      select variant.material as term from variant ${joinSold(storefront)} where variant.material like ${pattern}
      union
      select variant.color_family from variant ${joinSold(storefront)} where variant.color_family like ${pattern}
      union
      select lower(fabric.name) from fabric join variant on variant.fabric_id = fabric.fabric_id ${joinSold(storefront)}
      where lower(fabric.name) like ${pattern}
    ) as sold
    order by position(' ' in term) > 0, term limit ${most}`.execute(database);
  return rows.map(({ term }) => term);
}
