import { type ServiceLevel, serviceLevel } from "@store/contract/shared";
import type { DeliveryPlace } from "./delivery-place.ts";
import { remoteSurchargeCents } from "./delivery-rates.ts";
import type { ShipmentKind } from "./shipment-kind.ts";

/**
 * What a shipment pays on top for going to Alaska, Hawaii or a territory, in cents: once per standard parcel shipment,
 * also when its delivery is free; other levels and kinds, military mail and pickup never (SHIP-08, AMB-064).
 */
export function surchargeOf(
  { kind, level }: { kind: ShipmentKind; level: ServiceLevel },
  { isRemote }: Pick<DeliveryPlace, "isRemote">,
): number {
  return isRemote && kind === "parcel" && level === serviceLevel.standard ? remoteSurchargeCents : 0;
}
