import type { Brand, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import { inSiteWords } from "../../catalog/rules/to-metric-words.ts";
import type { StoreDatabase } from "../../database/schema.ts";
import type { SoldItem } from "../rules/decide-add.ts";

/** What of the asked SKUs the site and brand sell, by SKU. */
export async function findSoldItems(
  database: Kysely<StoreDatabase>,
  { skus, site, brand }: { skus: readonly string[]; site: Site; brand: Brand },
): Promise<Map<string, SoldItem>> {
  const rows = await database
    .selectFrom("variant")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("offer", (join) => join.onRef("offer.sku", "=", "variant.sku").on("offer.site", "=", site))
    .innerJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "product.product_id").on("brand_product.brand", "=", brand),
    )
    .leftJoin("stock", "stock.sku", "variant.sku")
    .select([
      "variant.sku",
      "variant.option_label as optionLabel",
      "variant.picture",
      "variant.picture_alt as pictureAlt",
      "product.name",
      "product.kind",
      "product.personalization",
      "offer.price_cents as offerCents",
      "stock.available",
    ])
    .where("variant.sku", "in", [...skus])
    .execute();
  return new Map(
    rows.map(({ personalization: rule, ...row }) => [
      row.sku,
      { ...inSiteWords(row, site), personalization: rule && { ...rule, feeCents: rule.feeCents[site] } },
    ]),
  );
}

/** The quantities of the session's cart, line by line; none without a basket. */
export async function findQuantities(
  database: Kysely<StoreDatabase>,
  { sessionId, site }: { sessionId: string; site: Site },
): Promise<{ quantity: number }[]> {
  return database
    .selectFrom("basket_line")
    .innerJoin("basket", "basket.basket_id", "basket_line.basket_id")
    .select("basket_line.quantity")
    .where("basket.session_id", "=", sessionId)
    .where("basket.site", "=", site)
    .where("basket.status", "<>", "ordered")
    .execute();
}

/** Whether an order is being made of the session's basket. */
export async function isBeingPlaced(database: Kysely<StoreDatabase>, sessionId: string): Promise<boolean> {
  const row = await database
    .selectFrom("basket")
    .select("basket_id")
    .where("session_id", "=", sessionId)
    .where("status", "=", "placing")
    .executeTakeFirst();
  return row !== undefined;
}
