import type { Site } from "@store/contract/shared";
import { findPostalRegions, normalizePostalCode } from "@store/postal-and-address";

/**
 * The zone of every postal code by its first three characters: each entry starts a range of codes, in order, which
 * extends to the next entry's. Measured in a straight line from the middle of the area to the nearest warehouse (US:
 * Naperville, Cranbury, Tracy; Canada: Mississauga, Delta): 1 up to 400 km, 2 up to 900, 3 up to 1,500, 4 beyond; 5
 * Alaska, Hawaii, the territories, Newfoundland and the north; 6 military mail.
 *
 * Derived from postal data of GeoNames (geonames.org), CC BY 4.0.
 */
export const zoneChart: Readonly<Record<Site, string>> = {
  US: `005 1, 006 5, 010 1, 032 2, 034 1, 035 2, 036 1, 037 2, 051 1, 054 2, 055 1, 056 2, 057 1, 058 2, 060 1, 090 6, 100 1, 129 2,
130 1, 136 2, 137 1, 140 2, 144 1, 146 2, 148 1, 150 2, 155 1, 156 2, 157 1, 160 2, 166 1, 228 2, 230 1, 232 2, 233 1, 235 2,
236 1, 237 2, 254 1, 255 2, 267 1, 268 2, 291 3, 293 2, 294 3, 295 2, 296 3, 297 2, 298 3, 305 2, 306 3, 307 2, 308 3, 330 4,
340 6, 341 4, 344 3, 346 4, 347 3, 349 4, 350 3, 355 2, 360 3, 370 2, 387 3, 388 2, 389 3, 400 2, 435 1, 437 2, 453 1, 454 2,
458 1, 459 2, 460 1, 471 2, 472 1, 476 2, 478 1, 480 2, 481 1, 482 2, 485 1, 487 2, 488 1, 497 2, 506 1, 508 2, 520 1, 540 2,
541 1, 545 2, 546 1, 547 2, 549 1, 550 2, 567 3, 569 1, 570 2, 574 3, 581 2, 582 3, 592 4, 593 3, 595 4, 596 3, 600 1, 629 2,
631 1, 635 2, 670 3, 673 2, 675 3, 680 2, 688 3, 720 2, 730 3, 733 4, 734 3, 743 2, 744 3, 768 4, 770 3, 774 4, 775 3, 779 4,
790 3, 793 4, 795 3, 797 4, 800 3, 833 2, 834 3, 836 2, 838 3, 840 2, 842 3, 846 2, 850 3, 863 2, 865 3, 881 4, 889 2, 894 1,
898 2, 931 1, 935 2, 936 1, 955 2, 956 1, 962 6, 967 5, 970 2, 980 3, 995 5`,
  CA: `A0A 5, B0C 4, B0E 3, B1A 4, B2C 3, G0A 2, G0B 3, G0M 2, G4R 3, G5A 2, G5B 3, G5V 2, H0H 4, H0M 2, J0M 4, J0N 2, J0X 1, J0Y 2,
J8M 1, J9E 2, J9H 1, J9L 2, K0A 1, K0B 2, K0E 1, K4K 2, K4M 1, K6A 2, K6T 1, P0J 2, P0L 3, P0N 2, P0P 1, P0S 2, P0T 3, P1A 1,
P2N 2, P3A 1, P4N 2, P5A 1, P5N 2, P7A 3, R0B 4, R0E 3, R0G 4, R1A 3, R1N 4, R2C 3, R2P 4, R3L 3, R3M 4, R3V 3, R3Y 4, R4A 3,
R4H 4, R5A 3, R6M 4, S0A 3, S0P 4, S2V 3, T0B 2, T0C 3, T0E 2, T0H 3, T0J 2, T0P 3, T1A 2, T9C 3, T9E 2, T9H 3, V0A 2, V0E 1,
V0G 2, V0H 1, V0J 2, V0K 1, V0T 2, V0W 3, V0X 1, V1A 2, V1B 1, V1C 2, V1E 1, V1G 2, V1H 1, V1J 2, V1K 1, V1L 2, V1M 1, V2J 2,
V2P 1, V8C 2, V8K 1, X0A 5`,
};

/** The distance to the nearest warehouse: 1 nearest to 4 farthest, 5 not reachable by road, 6 military mail. */
export type DeliveryZone = 1 | 2 | 3 | 4 | 5 | 6;

/** The zone of dates while the destination is unknown: the farthest within reach of trucks. */
export const farthestZone: DeliveryZone = 4;
export const remoteZone: DeliveryZone = 5;
export const militaryZone: DeliveryZone = 6;

type Run = readonly [start: string, zone: DeliveryZone];
const runsRead: Partial<Record<Site, readonly Run[]>> = {};

/**
 * The zone of a postal code; undefined for a malformed or unused code. The first half of a Canadian code is enough.
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
  // The chart has no other numbers; a test parses all of it.
  return [start, Number(zone) as DeliveryZone];
}
