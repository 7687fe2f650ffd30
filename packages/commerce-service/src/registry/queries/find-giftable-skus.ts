import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** Those of the SKUs that a registry of a site and brand may have: sold here, and kept in stock. */
export async function findGiftableSkus(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  skus: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom("variant")
    .innerJoin("stock", "stock.sku", "variant.sku")
    .innerJoin("offer", (join) => join.onRef("offer.sku", "=", "variant.sku").on("offer.site", "=", site))
    .innerJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "variant.product_id").on("brand_product.brand", "=", brand),
    )
    .where("variant.sku", "in", skus)
    .select("variant.sku")
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}
