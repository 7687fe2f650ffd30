import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import { toPrefixQuery } from "../rules/search/to-query.ts";
import { joinSold } from "./sold.ts";

/** The products sold here whose name holds the words, the last of which may be unfinished; in the catalog's order. */
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

/** Materials, colors and fabrics of things sold here that begin with a text of letters and digits. */
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
