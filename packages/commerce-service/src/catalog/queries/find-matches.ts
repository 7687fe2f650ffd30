import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import type { SearchTerm } from "../rules/search/synonyms.ts";
import { toFullTextQuery } from "../rules/search/to-query.ts";
import { joinSold } from "./sold.ts";

/**
 * The SKUs sold here that hold every term, by product: an exact SKU first, then the product whose best variant ranks highest
 * (name before choice, category and material, before summary, before details), its variants likewise. What only mentions the
 * terms in its description is left out where something is called so: who looks for a sofa wants no throw to lie on one.
 */
export async function findMatches(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  terms: readonly SearchTerm[],
): Promise<string[]> {
  if (terms.length === 0) return [];
  const query = sql`to_tsquery('english', ${toFullTextQuery(terms)})`;
  const asked = terms.map((term) => term.asked);
  const { rows } = await sql<{ sku: string }>`
    with match as (
      select variant.sku, product.product_id, product.position as shelf_place, variant.position as place,
        variant.sku = any(${asked}::text[]) as is_named, ts_rank(search_document.document, ${query}) as rank,
        ts_filter(search_document.document, '{a,b}') @@ ${query} as is_called_so
      from search_document join variant on variant.sku = search_document.sku ${joinSold(storefront)}
      where search_document.document @@ ${query}
    )
    select sku from match
    where is_called_so or not exists (select from match where is_called_so)
    window of_product as (partition by product_id)
    order by bool_or(is_named) over of_product desc, max(rank) over of_product desc, shelf_place, product_id,
      is_named desc, rank desc, place`.execute(database);
  return rows.map(({ sku }) => sku);
}
