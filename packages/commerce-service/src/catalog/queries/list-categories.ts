import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import type { CategoryRow } from "../rules/to-departments.ts";
import { joinSold } from "./find-sold-variants.ts";

/**
 * Every department and category in the order of the navigation, each with the product whose picture represents it: the
 * configured one if it is sold here, otherwise the first in the category; none if nothing is sold here.
 */
export async function listCategories(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category.slug, category.parent_slug as "parentSlug", category.title, category.description,
      coalesce(pictured.face, first_one.face) as face
    from category
    left join lateral (
      select ${face} from variant ${joinSold(storefront)}
      join category as own on own.slug = product.category_slug and category.slug in (own.slug, own.parent_slug)
      where variant.picture = category.picture limit 1
    ) as pictured on true
    left join lateral (
      select ${face} from product as listed join variant on variant.product_id = listed.product_id ${joinSold(storefront)}
      where listed.category_slug = category.slug and pictured.face is null
      order by listed.position, variant.position limit 1
    ) as first_one on true
    order by category.position`.execute(database);
  return rows;
}

const face = sql`jsonb_build_object(
  'sku', variant.sku, 'name', product.name, 'picture', variant.picture, 'pictureAlt', variant.picture_alt) as face`;
