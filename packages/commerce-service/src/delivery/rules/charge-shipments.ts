import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import type { DeliveryPlace, ShipmentKind } from "./delivery-place.ts";
import { remoteSurchargeCents } from "./delivery-rates.ts";
import { type OfferedLevel, offerServiceLevels } from "./offer-service-levels.ts";

export interface ShipmentToCharge {
  id: string;
  kind: ShipmentKind;
  /** The sum of its lines; what the threshold of free shipping is held against. */
  subtotalCents: number;
  place: DeliveryPlace;
  hasLocalStore: boolean;
  /** What the shopper chose; a level that is not offered counts as not chosen. */
  chosen: ServiceLevel | undefined;
  /** All pieces together, or held for a holiday: both go by standard delivery. */
  isStandardOnly?: boolean;
  /** A promotion pays for the standard delivery of parcels within the site's country; a surcharge stays. */
  isStandardParcelFree?: boolean;
}

export interface ChargedShipment {
  id: string;
  levels: OfferedLevel[];
  /** Null when nothing carries the shipment to its place. */
  selected: ServiceLevel | null;
  chargeCents: number;
  surchargeCents: number;
}

/**
 * What every shipment of an order may travel by, does travel by and costs, in cents. Abroad the whole order pays one rate:
 * its first shipment bears it.
 */
export function chargeShipments(shipments: readonly ShipmentToCharge[], site: Site): ChargedShipment[] {
  const firstAbroad = shipments.find(({ place }) => place.scope === "international");
  return shipments.map((shipment) => {
    const isPaidByAnother = shipment.place.scope === "international" && shipment !== firstAbroad;
    const levels = offerServiceLevels({ site, ...shipment }).map((offered) =>
      isPaidByAnother || isFree(shipment, offered) ? { ...offered, chargeCents: 0 } : offered,
    );
    const wanted = shipment.isStandardOnly ? serviceLevel.standard : shipment.chosen;
    const selected = levels.find(({ level }) => level === wanted) ?? levels[0];
    return {
      id: shipment.id,
      levels,
      selected: selected?.level ?? null,
      chargeCents: selected?.chargeCents ?? 0,
      surchargeCents: selected ? surchargeOf({ kind: shipment.kind, level: selected.level }, shipment.place) : 0,
    };
  });
}

function isFree({ isStandardParcelFree, kind, place }: ShipmentToCharge, { level }: OfferedLevel): boolean {
  const isStandardParcel = kind === "parcel" && level === serviceLevel.standard;
  return isStandardParcelFree === true && isStandardParcel && place.scope !== "international";
}

/**
 * What a shipment pays on top for going to Alaska, Hawaii or a territory, in cents: once per standard parcel shipment,
 * also when its delivery is free; other levels and kinds, military mail and pickup never.
 */
function surchargeOf(
  { kind, level }: { kind: ShipmentKind; level: ServiceLevel },
  { isRemote }: Pick<DeliveryPlace, "isRemote">,
): number {
  return isRemote && kind === "parcel" && level === serviceLevel.standard ? remoteSurchargeCents : 0;
}
