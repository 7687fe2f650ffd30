import type { Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { countryOfSite, toPlaceCode } from "../../places/rules/postal-place.ts";
import type { StoreLocationRow } from "../rules/to-pickup-stores.ts";

/** How many units of an item are in stock; undefined if they are not counted. */
export async function findAvailableUnits(database: Kysely<StoreDatabase>, sku: string): Promise<number | undefined> {
  const stock = await database.selectFrom("stock").select("available").where("sku", "=", sku).executeTakeFirst();
  return stock?.available;
}

/** The stores of a site by name, with their position and that of a postal code. */
export function findStores(
  database: Kysely<StoreDatabase>,
  { site, postalCode = "" }: { site: Site; postalCode?: string | undefined },
): Promise<StoreLocationRow[]> {
  const country = countryOfSite[site];
  const codeOfStore = sql<string>`left(store.postal_code, ${site === "CA" ? 3 : 5}::int)`;
  return database
    .selectFrom("store_location as store")
    .leftJoin("postal_place as place", (join) =>
      join.on("place.country", "=", country).on("place.postal_code", "=", codeOfStore),
    )
    .leftJoin("postal_place as from_place", (join) =>
      join.on("from_place.country", "=", country).on("from_place.postal_code", "=", toPlaceCode(postalCode, site)),
    )
    .selectAll("store")
    .select([
      "place.latitude",
      "place.longitude",
      "from_place.latitude as from_latitude",
      "from_place.longitude as from_longitude",
    ])
    .where("store.site", "=", site)
    .orderBy("store.name")
    .execute();
}
