import type { Address, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import { findPlacesOfAddress } from "./queries/postal-places.ts";
import { checkAddressPlace, type PlaceCheck } from "./rules/check-address-place.ts";

/** Checks whether city, state and postal code of a valid address match, with one statement. */
export async function checkPlaceOfAddress(
  database: Kysely<StoreDatabase>,
  address: Address,
  site: Site,
): Promise<PlaceCheck> {
  return checkAddressPlace(address, await findPlacesOfAddress(database, address, site), site);
}
