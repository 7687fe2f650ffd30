import type { ShipTo } from "@store/contract/shared";

// A site sends to none of the other's country, so that an address in one of them is its own.
const countriesOfSites: ReadonlySet<string> = new Set(["USA", "CAN"]);

/** Whether an order leaves the country of its site. */
export function isAbroad(shipTo: ShipTo | undefined): shipTo is ShipTo {
  return shipTo !== undefined && !countriesOfSites.has(shipTo.code);
}
