import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import { replacePlaces } from "./queries/postal-places.ts";
import { unpackPlaces } from "./rules/unpack-places.ts";

/**
 * Loads the cities and states of postal codes; does nothing if this edition is loaded already. Without them addresses
 * are checked by state and code only, and no places are suggested. Concurrent processes load one after the other.
 */
export async function loadPlaces(database: Kysely<StoreDatabase>): Promise<void> {
  // Loaded lazily, since it is large and needed once.
  const [{ postalPlaces }, { postalPositions }] = await Promise.all([
    import("./generated/postal-places.ts"),
    import("./generated/postal-positions.ts"),
  ]);
  const { edition, packed } = postalPlaces;
  await replacePlaces(database, edition, () => unpackPlaces(packed, postalPositions));
}
