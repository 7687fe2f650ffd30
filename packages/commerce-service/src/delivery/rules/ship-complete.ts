import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import type { ShipmentKind } from "./delivery-place.ts";
import { type Readiness, toDepartureDay } from "./estimate-delivery.ts";

// Whoever carries into a home comes once anyway, and a card is one letter.
const splitKinds: readonly ShipmentKind[] = ["parcel", "freight"];

/** Whether a shopper is asked to have a shipment at once: it holds pieces that become ready on different days. */
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

/** A shipment after ticking or clearing ship-complete: ticking sets standard delivery, which clearing leaves. */
export function chooseShipComplete(
  choice: ShipCompleteChoice,
  { isSelected }: { isSelected: boolean },
): ShipCompleteChoice {
  return {
    selectedServiceLevel: isSelected ? serviceLevel.standard : choice.selectedServiceLevel,
    isShipCompleteSelected: isSelected,
  };
}
