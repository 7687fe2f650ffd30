import type { Site } from "@store/contract/shared";
import type { Kysely, Selectable } from "kysely";
import type { StoreDatabase, StoreLocationTable } from "../../database/schema.ts";

export type StoreLocationRow = Selectable<StoreLocationTable>;

/** The stores of a site by name. */
export function findStores(database: Kysely<StoreDatabase>, site: Site): Promise<StoreLocationRow[]> {
  return database.selectFrom("store_location").selectAll().where("site", "=", site).orderBy("name").execute();
}
