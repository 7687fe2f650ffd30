import type { Product } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import type { Selectable } from "kysely";
import type { StoreLocationTable } from "../../database/schema.ts";
import { measureDistance } from "./measure-distance.ts";

export interface StoreLocationRow extends Selectable<StoreLocationTable> {
  /** The position of its postal code, in degrees. */
  latitude: number | null;
  longitude: number | null;
  /** The position of the requested postal code; null without a known one. */
  from_latitude: number | null;
  from_longitude: number | null;
}

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
