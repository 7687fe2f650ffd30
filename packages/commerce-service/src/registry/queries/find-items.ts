import { customizationType } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** The items of a registry in the order in which they were added; those that are not sold any more have no price. */
export function findItems(database: Kysely<StoreDatabase>, { site, brand }: StorefrontContext, registryId: string) {
  return database
    .selectFrom("registry_item as item")
    .innerJoin("variant", "variant.sku", "item.sku")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .leftJoin("offer", (join) => join.onRef("offer.sku", "=", "item.sku").on("offer.site", "=", site))
    .leftJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "product.product_id").on("brand_product.brand", "=", brand),
    )
    .where("item.registry_id", "=", registryId)
    .select((query) => [
      "item.sku",
      "item.quantity",
      "product.name",
      "product.category_slug as categorySlug",
      "variant.option_label as optionLabel",
      "variant.picture",
      "variant.picture_alt as pictureAlt",
      sql<number | null>`case when brand_product.brand is not null then offer.price_cents end`.as("priceCents"),
      query
        .selectFrom("order_line")
        .where("order_line.registry_id", "=", registryId)
        .whereRef("order_line.sku", "=", "item.sku")
        .select(sql<number>`coalesce(sum(quantity), 0)::int`.as("bought"))
        .as("boughtQuantity"),
    ])
    .orderBy("item.added_at")
    .orderBy("item.sku")
    .execute();
}

export type FoundItem = Awaited<ReturnType<typeof findItems>>[number];

/** Those of the SKUs that a registry of a site and brand may have: sold here, kept in stock, and without a required text. */
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
    .innerJoin("product", "product.product_id", "variant.product_id")
    .where("product.customization_type", "<>", customizationType.legacy)
    .where("variant.sku", "in", skus)
    .select("variant.sku")
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}
