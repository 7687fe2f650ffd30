import type { ShipTo } from "@store/contract/shared";

// A site does not ship to the other site's country, so an address in one of them belongs to its own site.
const countriesOfSites: ReadonlySet<string> = new Set(["USA", "CAN"]);

/** Whether an order leaves the country of its site. */
export function isAbroad<Country extends Pick<ShipTo, "code">>(shipTo: Country | undefined): shipTo is Country {
  return shipTo !== undefined && !countriesOfSites.has(shipTo.code);
}
