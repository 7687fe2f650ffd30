import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { SpecialOrderOption } from "../../database/tables/special-order.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** What can be chosen of a product that is made to order on a site; undefined if it is not. */
export async function findSpecialOrderOptions(
  database: Kysely<StoreDatabase>,
  { site }: Pick<StorefrontContext, "site">,
  productId: string,
): Promise<{ sku: string; options: readonly SpecialOrderOption[]; priceCents: number } | undefined> {
  const found = await database
    .selectFrom("special_order")
    .where("product_id", "=", productId)
    .where("is_made", "=", true)
    .select(["sku", "options", "price_cents as priceCents"])
    .executeTakeFirst();
  const priceCents = found?.priceCents[site];
  return found && priceCents !== undefined ? { ...found, priceCents } : undefined;
}
