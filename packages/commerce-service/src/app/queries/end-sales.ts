import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/**
 * Ends the sales whose moment has come: their regular prices hold from now on (AMB-328). The rows themselves change, so
 * that every price, card, cart and order follows, and kept pages with them, because the version of the shop is renewed.
 */
export async function endSales(database: Kysely<StoreDatabase>, now: Date): Promise<void> {
  await database
    .updateTable("offer")
    .set((eb) => ({ price_cents: eb.ref("regular_price_cents"), sale_ends_at: null }))
    .where("sale_ends_at", "<=", now)
    .execute();
}
