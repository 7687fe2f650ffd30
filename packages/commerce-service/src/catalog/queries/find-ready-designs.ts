import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { ReadyDesign } from "../../database/tables/sectional.ts";

/** The designs that a collection of sectionals begins with, the one that sells best first; none without a collection. */
export async function findReadyDesigns(
  database: Kysely<StoreDatabase>,
  collectionCode: string | null,
): Promise<readonly ReadyDesign[]> {
  if (collectionCode === null) return [];
  const row = await database
    .selectFrom("sectional_collection")
    .where("collection_code", "=", collectionCode)
    .select("layouts")
    .executeTakeFirst();
  return row?.layouts ?? [];
}
