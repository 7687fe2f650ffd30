import type { Address, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { PlacedAddress } from "./rules/check-address-place.ts";
import { checkAddressPlace, type PlaceCheck } from "./rules/check-address-place.ts";
import { countryOfSite, type PostalPlace, toPlaceCode } from "./rules/postal-place.ts";
import { toCityKey } from "./rules/to-city-key.ts";

/** Checks whether city, state and postal code of a valid address match, with one statement. */
export async function checkPlaceOfAddress(
  database: Kysely<StoreDatabase>,
  address: Address,
  site: Site,
): Promise<PlaceCheck> {
  return checkAddressPlace(address, await findPlacesOfAddress(database, address, site), site);
}

/**
 * The places of an address's postal code, and those with its city's name in the country: the input of
 * checkAddressPlace.
 */
async function findPlacesOfAddress(
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
