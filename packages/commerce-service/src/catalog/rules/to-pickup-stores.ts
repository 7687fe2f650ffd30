import type { Product } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import type { StoreLocationRow } from "../queries/find-stores.ts";
import { measureDistance } from "./measure-distance.ts";

type PickupStore = NonNullable<Product["pickupStores"]>[number];

/** The stores where an item can be picked up: the nearest first if a postal code is known, otherwise by name. */
export function toPickupStores(rows: readonly StoreLocationRow[], site: Site): PickupStore[] {
  return rows
    .map((row): PickupStore => {
      const from = { latitude: row.from_latitude, longitude: row.from_longitude };
      const distance = measureDistance(from, row, site);
      return { locationId: row.location_id, name: row.name, ...(distance && { distance }) };
    })
    .sort((one, other) => (one.distance?.value ?? 0) - (other.distance?.value ?? 0));
}
