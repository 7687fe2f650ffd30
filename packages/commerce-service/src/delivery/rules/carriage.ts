import { type ServiceLevel, serviceLevel } from "@store/contract/shared";
import type { DeliveryPlace, ShipmentKind } from "./delivery-place.ts";
import { remoteZone } from "./delivery-zone.ts";

/** What can be delivered to a kind of destination, and the message for a line that cannot. */
export interface Carriage {
  kinds: readonly ShipmentKind[];
  levels: readonly ServiceLevel[];
  refusal: string;
}

const { standard, premium, express, localInHome, longDistanceInHome } = serviceLevel;

const carriages = {
  street: {
    kinds: ["parcel", "inHome", "freight", "giftCard"],
    levels: [standard, premium, express, localInHome, longDistanceInHome],
    refusal: "",
  },
  poBox: {
    kinds: ["parcel", "giftCard"],
    levels: [standard, premium],
    refusal: "This item comes by truck and cannot go to a PO box. Please choose a street address.",
  },
  // Military mail has no guaranteed days, so only standard delivery is available.
  military: {
    kinds: ["parcel", "giftCard"],
    levels: [standard],
    refusal: "This item comes by truck and cannot go to a military address. Please choose another address.",
  },
  international: {
    kinds: ["parcel"],
    levels: [standard],
    refusal: "This item cannot be sent abroad. Please remove it to go on.",
  },
} as const satisfies Record<string, Carriage>;

// Levels of a promised day, which a parcel over the sea or to the far north does not keep.
const promised: ReadonlySet<ServiceLevel> = new Set([premium, express]);

/** What can be delivered to a destination. A level that cannot keep its days there is none of its levels. */
export function carriageTo({ scope, isPoBox, zone }: Pick<DeliveryPlace, "scope" | "isPoBox" | "zone">): Carriage {
  if (scope !== "domestic") return carriages[scope];
  const carriage: Carriage = isPoBox ? carriages.poBox : carriages.street;
  if (zone !== remoteZone) return carriage;
  return { ...carriage, levels: carriage.levels.filter((level) => !promised.has(level)) };
}
