import type { Brand, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { SoldItem } from "./rules/decide-add.ts";

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
      { ...row, personalization: rule && { ...rule, feeCents: rule.feeCents[site] } },
    ]),
  );
}

export interface LineToAdd {
  lineId: string;
  sku: string;
  quantity: number;
  donationCents: number | null;
  personalizationText: string | null;
}

/** Adds so many of a choice: to its line if the basket has one, else as a new line. */
export async function saveAddedLine(
  database: Kysely<StoreDatabase>,
  { basketId, line }: { basketId: string; line: LineToAdd },
): Promise<void> {
  await database
    .insertInto("basket_line")
    .values({
      line_id: line.lineId,
      basket_id: basketId,
      sku: line.sku,
      quantity: line.quantity,
      donation_cents: line.donationCents,
      personalization_text: line.personalizationText,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["basket_id", "sku", "personalization_text", "donation_cents"])
        .doUpdateSet((eb) => ({ quantity: eb("basket_line.quantity", "+", eb.ref("excluded.quantity")) })),
    )
    .execute();
}

/** Sets how many a line holds. */
export async function saveLineQuantity(
  database: Kysely<StoreDatabase>,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<void> {
  await database.updateTable("basket_line").set({ quantity }).where("line_id", "=", lineId).execute();
}

/** Removes a line. */
export async function deleteLine(database: Kysely<StoreDatabase>, lineId: string): Promise<void> {
  await database.deleteFrom("basket_line").where("line_id", "=", lineId).execute();
}

/** Lets a basket enter the checkout, or sends one that became empty back to the cart. */
export async function saveCheckoutEntry(
  database: Kysely<StoreDatabase>,
  { basketId, isInCheckout }: { basketId: string; isInCheckout: boolean },
): Promise<void> {
  await database
    .updateTable("basket")
    .set(isInCheckout ? { in_checkout: true } : { in_checkout: false, reached_step: 1 })
    .where("basket_id", "=", basketId)
    .execute();
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
