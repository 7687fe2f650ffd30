import type { catalogOperations } from "@store/contract/catalog";
import type { ReplyOf } from "@store/contract/operation";
import type { Selectable } from "kysely";
import type { StoreLocationTable } from "../../database/schema.ts";

type StoreLocation = ReplyOf<typeof catalogOperations.getStores>["stores"][number];

/** A store as the shopper finds it. */
export function toStoreLocation(row: Selectable<StoreLocationTable>): StoreLocation {
  return {
    locationId: row.location_id,
    name: row.name,
    address: {
      address1: row.address1,
      city: row.city,
      state: row.state,
      postalCode: row.postal_code,
      country: row.country,
    },
    phone: row.phone,
    hours: row.hours,
    services: row.services,
  };
}
