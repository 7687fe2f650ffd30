import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** The collections of a brand that have pieces on a site, each with its cheapest price and its best-selling layout. */
export function findCollections(database: Kysely<StoreDatabase>, { brand, site }: StorefrontContext) {
  return database
    .selectFrom("sectional_collection as collection")
    .innerJoin("product", "product.product_id", "collection.product_id")
    .innerJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "product.product_id").on("brand_product.brand", "=", brand),
    )
    .innerJoin("sectional_sku", "sectional_sku.collection_code", "collection.collection_code")
    .innerJoin("offer", (join) => join.onRef("offer.sku", "=", "sectional_sku.sku").on("offer.site", "=", site))
    .innerJoin("variant as first", (join) =>
      join.onRef("first.product_id", "=", "collection.product_id").on("first.position", "=", (eb) =>
        eb
          .selectFrom("variant as other")
          .select((min) => min.fn.min("other.position").as("position"))
          .whereRef("other.product_id", "=", "collection.product_id"),
      ),
    )
    .innerJoin("fabric", "fabric.fabric_id", "first.fabric_id")
    .groupBy([
      "collection.collection_code",
      "collection.position",
      "product.name",
      "first.fabric_id",
      "first.picture",
      "fabric.name",
    ])
    .orderBy("collection.position")
    .select([
      "collection.collection_code as collectionCode",
      "product.name as collectionName",
      "fabric.name as fabricName",
      sql<string>`coalesce(collection.layouts #>> array['0', 'pictures', first.fabric_id], first.picture)`.as(
        "picture",
      ),
      sql<string>`collection.layouts #>> '{0,name}'`.as("layoutName"),
    ])
    .select((eb) => eb.fn.min("offer.price_cents").as("lowestPriceCents"))
    .execute();
}
