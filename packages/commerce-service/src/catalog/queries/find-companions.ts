import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import { joinSold } from "./find-sold-variants.ts";

/** The number of products, the first of each category, from which one is selected. */
const chosenFrom = 8;

/**
 * One item that is sold here from each of some categories, in their order. `turn` varies the selection, so that not
 * every sofa is shown with the same lamp.
 */
export async function findCompanions(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  { categories, turn, most }: { categories: readonly string[]; turn: number; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select companion.id
    from unnest(${categories}::text[]) with ordinality as wanted (slug, place)
    cross join lateral (
      select id, row_number() over (order by place) - 1 as turn, count(*) over () as total
      from (
        select listed.product_id as id, listed.position as place from product as listed
        where listed.category_slug = wanted.slug and listed.kind = 'item'
          and exists (select from variant ${joinSold(storefront)} where variant.product_id = listed.product_id)
        order by listed.position limit ${chosenFrom}
      ) as leading_items
    ) as companion
    where companion.turn = ${turn} % companion.total
    order by wanted.place limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}
