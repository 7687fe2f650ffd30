import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import { carriageTo } from "./carriage.ts";
import { type DeliveryPlace, type ShipmentKind, toDeliveryPlace } from "./delivery-place.ts";
import { deliveryRates, freeShippingThresholdCents, internationalRate } from "./delivery-rates.ts";

export interface OfferedLevel {
  level: ServiceLevel;
  label: string;
  chargeCents: number;
}

/**
 * The offered service levels of a shipment, the default first. Standard parcels are free from the site's threshold; of
 * the two in-home levels only the one for the address is offered. Empty if this kind cannot be delivered: `refuseLines`
 * gives the reason of each line.
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
  /** Whether a store of the site is in the destination's state or province. */
  hasLocalStore: boolean;
  /** The destination; omitted if nothing is known. */
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
