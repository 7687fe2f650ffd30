import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { ShopFront } from "../../service/shop-front.ts";
import { joinSold } from "./sold.ts";

/**
 * One product that is sold here from each of some categories, in their order. Which one moves on with `turn`, so that not every
 * sofa goes with the same lamp.
 */
export async function findCompanions(
  database: Kysely<StoreDatabase>,
  front: ShopFront,
  { categories, turn, most }: { categories: readonly string[]; turn: number; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select companion.id
    from unnest(${categories}::text[]) with ordinality as wanted (slug, place)
    cross join lateral (
      select product.product_id as id, row_number() over (order by product.position) - 1 as place, count(*) over () as total
      from product
      where product.category_slug = wanted.slug and product.kind = 'item'
        and product.product_id in (select variant.product_id from variant ${joinSold(front)}
          where product.category_slug = wanted.slug)
    ) as companion
    where companion.place = ${turn} % companion.total
    order by wanted.place limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}
