import type { catalogOperations } from "@store/contract/catalog";
import type { ReplyOf } from "@store/contract/operation";
import { type AvailabilityStatus, availabilityStatus, type Site } from "@store/contract/shared";
import { loadItems } from "../basket/queries/load-catalog.ts";
import { canBePickedUp } from "../delivery/rules/can-be-picked-up.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { toAvailability } from "../views/to-availability.ts";
import { findAvailableUnits, findStores } from "./queries/find-stores.ts";
import { measureDistance } from "./rules/measure-distance.ts";
import type { StoreLocationRow } from "./rules/to-pickup-stores.ts";

type Stores = ReplyOf<typeof catalogOperations.getStores>;

/**
 * The stores of the site: the nearest first to the named postal code or that of the visit, otherwise by name. Says whether
 * an item can be picked up there.
 */
export async function showStores(
  { postalCode: named, sku }: { postalCode?: string | undefined; sku?: string | undefined },
  { database, site, brand, snapshot }: CallContext,
): Promise<Answer<Stores>> {
  const postalCode = named ?? snapshot.postalCode ?? undefined;
  const [rows, pickupStatus] = await Promise.all([
    findStores(database, { site, postalCode }),
    sku === undefined ? undefined : findPickupStatus(sku, { database, site, brand }),
  ]);
  const stores = rows.map((row) => toStoreLocation(row, { site, pickupStatus }));
  stores.sort((one, other) => (one.distance?.value ?? 0) - (other.distance?.value ?? 0));
  const ofVisit = named === undefined && postalCode !== undefined;
  return { kind: "reply", reply: { stores, ...(ofVisit && { postalCode }) }, isPersonal: ofVisit };
}

async function findPickupStatus(
  sku: string,
  { database, ...storefront }: Pick<CallContext, "database" | "site" | "brand">,
): Promise<AvailabilityStatus> {
  const [{ items }, available = null] = await Promise.all([
    loadItems(database, storefront, [sku]),
    findAvailableUnits(database, sku),
  ]);
  const [item] = items;
  if (item === undefined) return availabilityStatus.notFound;
  if (!canBePickedUp(item)) return availabilityStatus.notEligible;
  return toAvailability({ ...item, available, wanted: 1 }).status;
}

/** A store as the shopper sees it. */
function toStoreLocation(
  row: StoreLocationRow,
  { site, pickupStatus }: { site: Site; pickupStatus: AvailabilityStatus | undefined },
): Stores["stores"][number] {
  const { latitude, longitude, from_latitude, from_longitude } = row;
  const distance = measureDistance(
    { latitude: from_latitude, longitude: from_longitude },
    { latitude, longitude },
    site,
  );
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
    ...(pickupStatus === undefined ? {} : { pickupStatus }),
    ...(distance === null ? {} : { distance }),
  };
}
