import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import { deliveryRates, freeShippingThresholdCents } from "./delivery-rates.ts";
import type { ShipmentKind } from "./shipment-kind.ts";

export interface OfferedLevel {
  level: ServiceLevel;
  label: string;
  chargeCents: number;
}

/**
 * The service levels that a shipment may travel by, the default first. Standard parcels are free from the site's
 * threshold on; of the two in-home levels only the one that reaches the address is offered.
 */
export function offerServiceLevels({
  site,
  kind,
  subtotalCents,
  hasLocalStore,
}: {
  site: Site;
  kind: ShipmentKind;
  /** The sum of this shipment's lines. */
  subtotalCents: number;
  /** Whether a store of the site stands in the destination's state or province. */
  hasLocalStore: boolean;
}): OfferedLevel[] {
  const unreachable = hasLocalStore ? serviceLevel.longDistanceInHome : serviceLevel.localInHome;
  const isFree = kind === "parcel" && subtotalCents >= freeShippingThresholdCents[site];
  return deliveryRates
    .filter((rate) => rate.kind === kind && rate.level !== unreachable)
    .map(({ level, label, chargeCents }) => ({
      level,
      label,
      chargeCents: isFree && level === serviceLevel.standard ? 0 : chargeCents[site],
    }));
}
