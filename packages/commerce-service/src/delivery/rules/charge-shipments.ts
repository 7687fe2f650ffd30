import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import type { DeliveryPlace, ShipmentKind } from "./delivery-place.ts";
import { remoteSurchargeCents } from "./delivery-rates.ts";
import { type OfferedLevel, offerServiceLevels } from "./offer-service-levels.ts";

export interface ShipmentToCharge {
  id: string;
  kind: ShipmentKind;
  /** The sum of its lines, for the threshold of free shipping. */
  subtotalCents: number;
  place: DeliveryPlace;
  hasLocalStore: boolean;
  /** The selected level; a level that is not offered is ignored. */
  chosen: ServiceLevel | undefined;
  /** All items together, or held for a holiday: both use standard delivery. */
  isStandardOnly?: boolean;
  /** A promotion makes standard delivery of parcels within the site's country free; a surcharge stays. */
  isStandardParcelFree?: boolean;
}

export interface ChargedShipment {
  id: string;
  levels: OfferedLevel[];
  /** Null if the shipment cannot be delivered. */
  selected: ServiceLevel | null;
  chargeCents: number;
  surchargeCents: number;
}

/**
 * The offered levels, the selected level and the charge of every shipment of an order, in cents. Abroad the whole order
 * has one rate, which its first shipment carries.
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
 * The surcharge of a shipment to Alaska, Hawaii or a territory, in cents: once per standard parcel shipment, even if
 * its delivery is free; never for other levels and kinds, military mail and pickup.
 */
function surchargeOf(
  { kind, level }: { kind: ShipmentKind; level: ServiceLevel },
  { isRemote }: Pick<DeliveryPlace, "isRemote">,
): number {
  return isRemote && kind === "parcel" && level === serviceLevel.standard ? remoteSurchargeCents : 0;
}
