import type { ShipTo } from "@store/contract/shared";

/** The words that name where the order goes. */
export function toShipToLabel(shipTo: ShipTo | null): string {
  return shipTo ? `Ship to: ${shipTo.name}` : "Ship to";
}
