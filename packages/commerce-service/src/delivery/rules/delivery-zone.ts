import type { Site } from "@store/contract/shared";
import { findPostalRegions, normalizePostalCode } from "@store/postal-and-address";
import { zoneChart } from "./zone-chart.ts";

/** How far a place is from the nearest warehouse: 1 nearest to 4 farthest, 5 off the roads, 6 by military mail. */
export type DeliveryZone = 1 | 2 | 3 | 4 | 5 | 6;

/** What is promised while the place is not known: the farthest that a truck reaches. */
export const farthestZone: DeliveryZone = 4;
export const remoteZone: DeliveryZone = 5;
export const militaryZone: DeliveryZone = 6;

type Run = readonly [start: string, zone: DeliveryZone];
const runsRead: Partial<Record<Site, readonly Run[]>> = {};

/**
 * The zone of a postal code; undefined for a code that is not well formed or not in use. Of a Canadian code the first
 * half is enough.
 *
 * @example findDeliveryZone("60614", "US") // 1
 */
export function findDeliveryZone(postalCode: string, site: Site): DeliveryZone | undefined {
  const code = normalizePostalCode(postalCode, { country: site });
  if (findPostalRegions(code, { country: site }).length === 0) return undefined;
  runsRead[site] ??= zoneChart[site].split(/,\s/).map(toRun);
  const area = code.slice(0, 3).toUpperCase();
  return runsRead[site].findLast(([start]) => start <= area)?.[1];
}

function toRun(text: string): Run {
  const [start = "", zone] = text.split(" ");
  // The chart holds no other numbers; a test reads all of it.
  return [start, Number(zone) as DeliveryZone];
}
