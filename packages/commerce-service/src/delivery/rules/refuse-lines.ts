import type { ShipMethod } from "@store/contract/shared";
import { carriageTo } from "./carriage.ts";
import { type DeliveryPlace, kindOfShipMethod } from "./delivery-place.ts";

export interface LineToCarry {
  lineId: string;
  shipMethod: ShipMethod;
  isDonation: boolean;
  /** Collected in a store instead of carried. */
  isPickup: boolean;
  hasInstallation: boolean;
}

export interface RefusedLine {
  lineId: string;
  /** Why, and what helps, as text. */
  reason: string;
}

const noPickupAbroad = "Store pickup is not available for an order that goes abroad. Please choose shipping.";
const noInstallationAbroad = "Installation is not available abroad. Please remove the installation service to go on.";

/** The lines that cannot be delivered to a destination, each with the reason. */
export function refuseLines(lines: readonly LineToCarry[], place: DeliveryPlace): RefusedLine[] {
  return lines.flatMap((line) => {
    const reason = findRefusal(line, place);
    return reason === undefined ? [] : [{ lineId: line.lineId, reason }];
  });
}

function findRefusal(line: LineToCarry, place: DeliveryPlace): string | undefined {
  if (line.isDonation) return undefined;
  const isAbroad = place.scope === "international";
  const { kinds, refusal } = carriageTo(place);
  const isCarried = line.isPickup && !isAbroad ? true : kinds.includes(kindOfShipMethod[line.shipMethod]);
  if (!isCarried) return refusal;
  if (isAbroad && line.isPickup) return noPickupAbroad;
  return isAbroad && line.hasInstallation ? noInstallationAbroad : undefined;
}
