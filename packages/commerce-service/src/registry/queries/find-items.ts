import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import { isStockSku } from "../../views/to-availability.ts";

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
      "offer.price_cents as priceCents",
      sql<boolean>`brand_product.brand is not null`.as("isOfBrand"),
      "product.customization_type as customizationType",
      query
        .selectFrom("order_line")
        .where("order_line.registry_id", "=", registryId)
        .whereRef("order_line.sku", "=", "item.sku")
        .select(sql<number>`coalesce(sum(quantity), 0)::int`.as("bought"))
        .as("boughtQuantity"),
      query
        .selectFrom("order_line")
        .innerJoin("customer_order", "customer_order.order_id", "order_line.order_id")
        .where("order_line.registry_id", "=", registryId)
        .whereRef("order_line.sku", "=", "item.sku")
        .select(({ fn }) => fn.max("customer_order.placed_at").as("last"))
        .as("lastBoughtAt"),
    ])
    .orderBy("item.added_at")
    .orderBy("item.sku")
    .execute();
}

export type FoundItem = Awaited<ReturnType<typeof findItems>>[number];

/** Why an item cannot be in a registry: it is not sold here, made to order, or nothing that is kept in stock (AMB-241). */
export type ItemProblem = "SkuNotFound" | "MadeToOrder" | "NotStocked";

/** What a site and brand sells of these SKUs, with the reason why a registry cannot have it; null if it can. */
export async function findGiftProblems(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ItemProblem | null>> {
  const rows = await database
    .selectFrom("variant")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("offer", (join) => join.onRef("offer.sku", "=", "variant.sku").on("offer.site", "=", site))
    .innerJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "variant.product_id").on("brand_product.brand", "=", brand),
    )
    .leftJoin("stock", "stock.sku", "variant.sku")
    .where("variant.sku", "in", skus)
    .select(["variant.sku", "stock.available", "product.is_made_to_order as isMadeToOrder"])
    .execute();
  const toProblem = ({ available, isMadeToOrder }: (typeof rows)[number]): ItemProblem | null =>
    isStockSku({ available }) ? null : isMadeToOrder ? "MadeToOrder" : "NotStocked";
  return new Map(rows.map((row) => [row.sku, toProblem(row)]));
}
