import { type Kysely, sql } from "kysely";
import { joinSold } from "../../catalog/queries/sold.ts";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/**
 * Items sold here of the same departments but other categories than some SKUs, or of the same materials; both counts more than
 * either. Draws are settled by who stands next after the first of them in the catalog, so every product has its own row.
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
