import { type Kysely, sql } from "kysely";
import { joinSold } from "../../catalog/queries/find-sold-variants.ts";
import type { StoreDatabase } from "../../database/schema.ts";
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
 * The items sold here in most of the newest orders since a given time, without those of some SKUs; completed in the
 * catalog's order if there are too few.
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
    from product left join counted using (product_id)
    where product.kind = 'item'
      and product.product_id not in (select product_id from variant where sku = any(${skus}::text[]))
      and product.product_id in (select variant.product_id from variant ${joinSold(storefront)})
    order by coalesce(counted.orders, 0) desc, product.position limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Items sold here in the same departments but other categories than some SKUs, or of the same materials; both together
 * rank higher. Ties are resolved by the catalog's order after the first of them, so every product has its own row.
 */
export async function findRelated(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  { skus, most }: { skus: readonly string[]; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with given as (
      select distinct product.product_id, product.position, category.slug, coalesce(category.parent_slug, category.slug) as department
      from variant join product using (product_id) join category on category.slug = product.category_slug
      where variant.sku = any(${skus}::text[])
    ), alike as (
      select product.product_id, 2 as weight
      from product join category on category.slug = product.category_slug
      where coalesce(category.parent_slug, category.slug) in (select department from given)
        and category.slug not in (select slug from given)
      union all
      select variant.product_id, 1 from variant
      where variant.material in (
        select sibling.material from variant as sibling where sibling.product_id in (select product_id from given))
      group by variant.product_id
    ), weighed as (
      select product_id, sum(weight) as weight from alike
      where product_id not in (select product_id from given) group by product_id
    )
    select product.product_id as id
    from weighed join product using (product_id)
    where product.kind = 'item' and product.product_id in (select variant.product_id from variant ${joinSold(storefront)})
    order by weighed.weight desc, product.position <= (select min(position) from given), product.position limit ${most}`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}
