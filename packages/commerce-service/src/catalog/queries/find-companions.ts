import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import { joinSold } from "./find-sold-variants.ts";

/** How many products of a category take turns, the best rated ones. */
const chosenFrom = 3;

/** The products that can be bought here now. */
export const inStock = (storefront: StorefrontContext) => sql`
  select variant.product_id from variant ${joinSold(storefront)} left join stock on stock.sku = variant.sku
  where coalesce(stock.available, 1) > 0`;

/**
 * What a product's reviews count for: two of 3.5 stars are added to each, so that one of five stars is not more than many of
 * nearly five, and what nobody has reviewed comes before what is rated badly.
 */
export const ratingScore = sql`
  (coalesce(product_rating.average * product_rating.count, 0) + 7) / (coalesce(product_rating.count, 0) + 2)`;

interface CompanionQuery {
  categories: readonly string[];
  /** Varies the selection, so that not every sofa is shown with the same lamp. */
  turn: number;
  most: number;
  /** The products to leave out. */
  without?: readonly string[];
}

/**
 * One item that can be bought here from each of some categories, in their order. The best rated ones take turns; one
 * that nobody has reviewed is chosen only if there is no other.
 */
export async function findCompanions(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  { categories, turn, most, without = [] }: CompanionQuery,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select companion.id
    from unnest(${categories}::text[]) with ordinality as wanted (slug, place)
    cross join lateral (
      select id, row_number() over (order by is_rated desc, score desc, place) - 1 as turn,
        coalesce(nullif(count(*) filter (where is_rated) over (), 0), count(*) over ()) as total
      from (
        select product.product_id as id, product.position as place, ${ratingScore} as score,
          product_rating.product_id is not null as is_rated
        from product left join product_rating using (product_id)
        where product.category_slug = wanted.slug and product.kind = 'item'
          and product.product_id <> all(${without}::text[]) and product.product_id in (${inStock(storefront)})
        order by is_rated desc, score desc, place limit ${chosenFrom}
      ) as leading_items
    ) as companion
    where companion.turn = ${turn} % companion.total
    order by wanted.place limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}
