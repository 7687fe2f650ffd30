import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";

/** Gives the product of a SKU other terms, as the catalog does; null takes them away. */
export async function changeTerms(database: Kysely<StoreDatabase>, sku: string, message: string | null): Promise<void> {
  const terms = message === null ? null : JSON.stringify({ title: null, message, isForMadeToOrder: false });
  await database
    .updateTable("product")
    .set({ terms, ...(terms === null && { final_sale: null }) })
    .where("product_id", "=", (eb) => eb.selectFrom("variant").select("product_id").where("sku", "=", sku))
    .execute();
}
