import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import type { ListedRow } from "../rules/listing/facet-tables.ts";
import { joinSold, layoutPicture, layoutPieces } from "./find-sold-variants.ts";

/** The scope of a listing: categories and departments by their names, SKUs in their own order, or everything. */
export type ListingScope = { slugs: readonly string[] } | { skus: readonly string[] } | "all";

/** The facet values of every variant in a scope that this site and brand sell. */
export async function findListedVariants(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  scope: ListingScope,
): Promise<ListedRow[]> {
  const { source, condition, order } = toClauses(scope);
  const { rows } = await sql<ListedRow>`
    select product.product_id as "productId", variant.sku, product.name, product.kind,
      product.is_made_to_order and stock.available is null as "isMadeToOrder", variant.color_family as "colorFamily", variant.material,
      greatest(variant.width, variant.diameter)::float8 as "greatestInches", offer.price_cents as "priceCents",
      offer.regular_price_cents > offer.price_cents as "isOnSale", stock.available,
      product_rating.average::float8 as rating,
      sectional_sku.item_type_code as "itemTypeCode", ${layoutPieces} as "layoutPieces", ${layoutPicture} as "layoutPicture"
    from ${source} ${joinSold(storefront)}
    left join stock on stock.sku = variant.sku
    left join product_rating on product_rating.product_id = product.product_id
    left join sectional_sku on sectional_sku.sku = variant.sku
    left join sectional_collection on sectional_collection.collection_code = sectional_sku.collection_code
    ${condition}
    order by ${order}`.execute(database);
  return rows;
}

const inCatalogOrder = { source: sql`variant`, condition: sql``, order: sql`product.position, variant.position` };

function toClauses(scope: ListingScope) {
  if (scope === "all") return inCatalogOrder;
  if ("slugs" in scope) {
    const wanted = sql`any(${scope.slugs}::text[])`;
    const slugs = sql`select slug from category where slug = ${wanted} or parent_slug = ${wanted}`;
    return { ...inCatalogOrder, condition: sql`where product.category_slug in (${slugs})` };
  }
  const wanted = sql`unnest(${scope.skus}::text[]) with ordinality as wanted (sku, place)`;
  return {
    source: sql`${wanted} join variant on variant.sku = wanted.sku`,
    condition: sql``,
    order: sql`wanted.place`,
  };
}
