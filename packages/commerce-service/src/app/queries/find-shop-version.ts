import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** The version of what a shop shows of its catalog; null before there is any. */
export async function findShopVersion(database: Kysely<StoreDatabase>): Promise<string | null> {
  const row = await database.selectFrom("shop_version").select("version").executeTakeFirst();
  return row?.version ?? null;
}
