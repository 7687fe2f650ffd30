import { type Kysely, sql } from "kysely";
import { joinSold } from "../../catalog/queries/sold.ts";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** Of how many orders, the newest of those with one of the products, the others are counted. */
const ordersLookedAt = 1000;

/** Items sold here that were ordered together with the products of some SKUs, the most frequent first. */
export async function findBoughtTogether(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  { skus, most }: { skus: readonly string[]; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with given as (select product_id from variant where sku = any(${skus}::text[])),
    bought as (
      select order_id from customer_order
      where order_id in (
        select order_id from order_line join variant using (sku) where variant.product_id in (select product_id from given))
      order by placed_at desc limit ${ordersLookedAt}
    ), counted as (
      select variant.product_id, count(distinct order_id) as orders
      from bought join order_line using (order_id) join variant using (sku)
      where variant.product_id not in (select product_id from given) group by variant.product_id
    )
    select product.product_id as id
    from counted join product using (product_id)
    where product.kind = 'item' and product.product_id in (select variant.product_id from variant ${joinSold(storefront)})
    order by counted.orders desc, product.position limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}
