import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";

/** What can be sold now, by SKU. */
export async function readStock(database: Kysely<StoreDatabase>): Promise<Map<string, number>> {
  const rows = await database.selectFrom("stock").selectAll().execute();
  return new Map(rows.map(({ sku, available }) => [sku, available]));
}
