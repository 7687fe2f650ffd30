import { type Kysely, sql } from "kysely";
import { joinSold } from "../../catalog/queries/sold.ts";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/**
 * The items sold here that most orders since a moment hold, without those of some SKUs; filled up with others in the catalog's
 * order while orders name too few.
 */
export async function findTrending(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  { skus, since, most }: { skus: readonly string[]; since: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with counted as (
      select variant.product_id, count(distinct order_id) as orders
      from customer_order join order_line using (order_id) join variant using (sku)
      where customer_order.placed_at > ${since} group by variant.product_id
    )
    select product.product_id as id
    from product left join counted using (product_id)
    where product.kind = 'item'
      and product.product_id not in (select product_id from variant where sku = any(${skus}::text[]))
      and product.product_id in (select variant.product_id from variant ${joinSold(storefront)})
    order by coalesce(counted.orders, 0) desc, product.position limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}
