import type { Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { PlacedAddress } from "../rules/check-address-place.ts";
import { countryOfSite, type PostalPlace, toPlaceCode } from "../rules/postal-place.ts";
import { toCityKey } from "../rules/to-city-key.ts";

/** The places of an address's postal code and those of its city's name anywhere in the country: what checkAddressPlace needs. */
export async function findPlacesOfAddress(
  database: Kysely<StoreDatabase>,
  { city, postalCode }: PlacedAddress,
  site: Site,
): Promise<PostalPlace[]> {
  return database
    .selectFrom("postal_place")
    .select(["postal_code as postalCode", "city", "state", "code_count as codeCount"])
    .where("country", "=", countryOfSite[site])
    .where((eb) => eb.or([eb("postal_code", "=", toPlaceCode(postalCode, site)), eb("city_key", "=", toCityKey(city))]))
    .orderBy(sql`code_count desc, postal_code`)
    .execute();
}
