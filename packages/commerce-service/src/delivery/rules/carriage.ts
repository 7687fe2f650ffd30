import { type ServiceLevel, serviceLevel } from "@store/contract/shared";
import type { DeliveryPlace, ShipmentKind } from "./delivery-place.ts";

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

/** What can be delivered to a destination. */
export function carriageTo({ scope, isPoBox }: Pick<DeliveryPlace, "scope" | "isPoBox">): Carriage {
  if (scope !== "domestic") return carriages[scope];
  return isPoBox ? carriages.poBox : carriages.street;
}
