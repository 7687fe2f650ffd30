import type { Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import { inStock, ratingScore } from "../../catalog/queries/find-companions.ts";
import { joinSold } from "../../catalog/queries/find-sold-variants.ts";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Session } from "../../service/session/session-store.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** The number of orders, the newest, in which products are counted. */
const ordersLookedAt = 1000;
/** Of how many lines of a product the newest orders are: a bestseller has too many lines to read them all. */
const linesLookedAt = 10_000;

/** Items sold here that were ordered together with the products of some SKUs, the most frequent first. */
export async function findBoughtTogether(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  { skus, most }: { skus: readonly string[]; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with given as (select product_id from variant where sku = any(${skus}::text[])),
    orders_of_product as materialized (
      select order_line.order_id from variant join order_line using (sku)
      where variant.product_id in (select product_id from given) limit ${linesLookedAt}
    ), found as materialized (
      select order_id, placed_at from customer_order where order_id = any(array(select order_id from orders_of_product))
    ), bought as (
      select order_id from found order by placed_at desc limit ${ordersLookedAt}
    ), counted as (
      select variant.product_id, count(distinct bought.order_id) as orders
      from bought cross join ${linesOf("bought")} line join variant using (sku)
      where variant.product_id not in (select product_id from given) group by variant.product_id
    )
    select product.product_id as id
    from counted join product using (product_id)
    where product.kind = 'item' and product.product_id in (select variant.product_id from variant ${joinSold(storefront)})
    order by counted.orders desc, product.position limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}

/** The lines of each order, read by its id: the planner would read all lines, as it does not know how few orders are. */
const linesOf = (orders: string) =>
  sql`lateral (select sku from order_line where order_line.order_id = ${sql.ref(`${orders}.order_id`)} offset 0)`;

/**
 * The items sold here in most of the newest orders since a given time, without those of some SKUs; completed with the best
 * rated of each category if there are too few, then with the second of each.
 */
export async function findTrending(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  { skus, since, most }: { skus: readonly string[]; since: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with newest as (
      select order_id from customer_order where placed_at > ${since} order by placed_at desc limit ${ordersLookedAt}
    ), counted as (
      select variant.product_id, count(distinct newest.order_id) as orders
      from newest cross join ${linesOf("newest")} line join variant using (sku) group by variant.product_id
    )
    select product.product_id as id
    from product left join counted using (product_id) left join product_rating using (product_id)
    where product.kind = 'item'
      and product.product_id not in (select product_id from variant where sku = any(${skus}::text[]))
      and product.product_id in (${inStock(storefront)})
    order by coalesce(counted.orders, 0) desc,
      row_number() over (partition by product.category_slug order by ${ratingScore} desc, product.position),
      ${ratingScore} desc, product.position limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}

/** What a row of complements goes with, and what it leaves out. */
interface Given {
  /** The categories of the products, in their order. */
  categories: string[];
  /** The place of the first in the catalog. */
  turn: number;
  /** These products, those that the page shows besides, and those that the shopper has in the cart or has just viewed. */
  without: string[];
}

/** How many of the last views are recent. */
const justViewed = 6;

/** What some SKUs are, and what need not be shown beside them. */
export async function findGiven(
  database: Kysely<StoreDatabase>,
  {
    skus,
    without,
    session,
    site,
  }: { skus: readonly string[]; without: readonly string[]; session: Session | null; site: Site },
): Promise<Given> {
  const { rows } = await sql<Given>`
    with given as (
      select product_id, category_slug, product.position, array_position(${skus}::text[], variant.sku) as place
      from variant join product using (product_id) where variant.sku = any(${skus}::text[])
    ), known as (
      select product_id from given
      union all
      select product_id from variant where sku = any(${without}::text[])
      union all
      select variant.product_id from basket join basket_line using (basket_id) join variant using (sku)
      where basket.owner_id = ${session?.ownerId ?? null} and basket.site = ${site} and basket.status <> 'ordered'
      union all
      (select product_id from recently_viewed where session_id = ${session?.sessionId ?? null}
       order by view_number desc limit ${justViewed})
    )
    select array(select category_slug from given order by place) as categories,
      coalesce((select position from given order by place limit 1), 0) as turn,
      array(select distinct product_id from known) as without`.execute(database);
  return rows[0] ?? { categories: [], turn: 0, without: [] };
}
