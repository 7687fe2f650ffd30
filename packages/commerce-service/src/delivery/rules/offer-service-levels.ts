import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import { carriageTo } from "./carriage.ts";
import type { ShipmentKind } from "./delivery-place.ts";
import { type DeliveryPlace, toDeliveryPlace } from "./delivery-place.ts";
import { deliveryRates, freeShippingThresholdCents, internationalRate } from "./delivery-rates.ts";

export interface OfferedLevel {
  level: ServiceLevel;
  label: string;
  chargeCents: number;
}

/**
 * The service levels that a shipment may travel by, the default first. Standard parcels are free from the site's
 * threshold on; of the two in-home levels only the one that reaches the address is offered. Empty when nothing carries
 * this kind to the place: `refuseLines` says so line by line before it comes to that.
 */
export function offerServiceLevels({
  site,
  kind,
  subtotalCents,
  hasLocalStore,
  place = toDeliveryPlace({}, site),
}: {
  site: Site;
  kind: ShipmentKind;
  /** The sum of this shipment's lines. */
  subtotalCents: number;
  /** Whether a store of the site stands in the destination's state or province. */
  hasLocalStore: boolean;
  /** Where it goes; left out while nothing is known of it. */
  place?: DeliveryPlace;
}): OfferedLevel[] {
  const carriage = carriageTo(place);
  if (!carriage.kinds.includes(kind)) return [];
  if (place.scope === "international") {
    const { level, label, chargeCents } = internationalRate;
    return [{ level, label, chargeCents: chargeCents[site] }];
  }
  const unreachable = hasLocalStore ? serviceLevel.longDistanceInHome : serviceLevel.localInHome;
  const isFree = kind === "parcel" && subtotalCents >= freeShippingThresholdCents[site];
  return deliveryRates
    .filter(({ kind: carried, level }) => carried === kind && level !== unreachable && carriage.levels.includes(level))
    .map(({ level, label, chargeCents }) => ({
      level,
      label,
      chargeCents: isFree && level === serviceLevel.standard ? 0 : chargeCents[site],
    }));
}
