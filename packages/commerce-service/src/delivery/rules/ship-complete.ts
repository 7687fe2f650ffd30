import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import type { ShipmentKind } from "./delivery-place.ts";
import { type Readiness, toDepartureDay } from "./estimate-delivery.ts";

// In-home delivery is one visit anyway, and a gift card is one letter.
const splitKinds: readonly ShipmentKind[] = ["parcel", "freight"];

/** Whether a shopper may have all items of a shipment together: it has items that are ready on different days. */
export function isShipCompleteVisible(
  { kind, pieces }: { kind: ShipmentKind; pieces: readonly Readiness[] },
  { site, now }: { site: Site; now: Date },
): boolean {
  if (!splitKinds.includes(kind)) return false;
  return new Set(pieces.map((piece) => toDepartureDay(piece, { site, now }).getTime())).size > 1;
}

export interface ShipCompleteChoice {
  selectedServiceLevel: ServiceLevel;
  isShipCompleteSelected: boolean;
}

/** A shipment after selecting or clearing ship-complete: selecting sets standard delivery, and clearing keeps it. */
export function chooseShipComplete(
  choice: ShipCompleteChoice,
  { isSelected }: { isSelected: boolean },
): ShipCompleteChoice {
  return {
    selectedServiceLevel: isSelected ? serviceLevel.standard : choice.selectedServiceLevel,
    isShipCompleteSelected: isSelected,
  };
}
