import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { ProductTerms } from "../../database/tables/product.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

export interface CustomOrder {
  terms: ProductTerms | null;
  isMadeToOrder: boolean;
  /** The units in stock; null if the SKU has no stock. */
  available: number | null;
}

/** What a site and brand say of a custom order of a SKU; undefined if they do not sell it. */
export function findCustomOrder(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  sku: string,
): Promise<CustomOrder | undefined> {
  return database
    .selectFrom("variant")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .leftJoin("offer", (join) => join.onRef("offer.sku", "=", "variant.sku").on("offer.site", "=", site))
    .leftJoin("special_order", (join) => join.onRef("special_order.sku", "=", "variant.sku").on("is_made", "=", true))
    .innerJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "product.product_id").on("brand_product.brand", "=", brand),
    )
    .leftJoin("stock", "stock.sku", "variant.sku")
    .where("variant.sku", "=", sku)
    .where((eb) => eb.or([eb("offer.sku", "is not", null), eb("special_order.sku", "is not", null)]))
    .select(["product.terms", "stock.available"])
    .select((eb) =>
      eb
        .or([eb("product.is_made_to_order", "=", true), eb("special_order.sku", "is not", null)])
        .$castTo<boolean>()
        .as("isMadeToOrder"),
    )
    .executeTakeFirst();
}
