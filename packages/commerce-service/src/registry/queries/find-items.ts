import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import { isStockSku } from "../../views/to-availability.ts";
import { piecesOf } from "./pieces.ts";

/**
 * The items of a registry in the order in which they were added, then what was bought of those that are not wanted any
 * more; those that are not sold any more have no price.
 */
export function findItems(database: Kysely<StoreDatabase>, { site, brand }: StorefrontContext, registryId: string) {
  return database
    .selectFrom(piecesOf(sql.val(registryId), site).as("piece"))
    .leftJoin("variant", "variant.sku", "piece.sku")
    .leftJoin("product", "product.product_id", "variant.product_id")
    .leftJoin("offer", (join) => join.onRef("offer.sku", "=", "piece.sku").on("offer.site", "=", site))
    .leftJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "product.product_id").on("brand_product.brand", "=", brand),
    )
    .where(({ eb, or }) => or([eb("piece.is_wanted", "=", true), eb("piece.bought", ">", 0)]))
    .select([
      "piece.sku",
      sql<number>`coalesce(piece.quantity, 0)`.as("quantity"),
      "piece.is_wanted as isWanted",
      "piece.bought as boughtQuantity",
      "piece.last_bought_at as lastBoughtAt",
      sql<string>`coalesce(product.name, piece.bought_title, '')`.as("name"),
      sql<string>`coalesce(product.category_slug, '')`.as("categorySlug"),
      sql<string | null>`case when variant.sku is null then piece.bought_option else variant.option_label end`.as(
        "optionLabel",
      ),
      sql<string>`coalesce(variant.picture, piece.bought_picture, '')`.as("picture"),
      "offer.price_cents as priceCents",
      sql<boolean>`brand_product.brand is not null`.as("isOfBrand"),
      "product.customization_type as customizationType",
    ])
    .orderBy("piece.added_at")
    .orderBy("piece.sku")
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
