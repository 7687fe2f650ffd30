import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";

/** Leaves so many units in stock, as a count of the warehouse does: what is more or less than before was received or written off. */
export async function setStock(
  database: Kysely<StoreDatabase>,
  available: number,
  skus: readonly string[],
): Promise<void> {
  await sql`update stock set received = received + ${available} - available, available = ${available}
    where sku = any(${skus}::text[])`.execute(database);
}
