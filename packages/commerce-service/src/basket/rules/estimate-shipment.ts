import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import { addDays, toDayText } from "../../delivery/rules/calendar-day.ts";
import { addCarrierDays } from "../../delivery/rules/carrier-days.ts";
import { isCarrierHoliday } from "../../delivery/rules/carrier-holidays.ts";
import {
  estimateDelivery,
  isPastCutOff,
  type Readiness,
  toDepartureDay,
  toLatest,
  toToday,
} from "../../delivery/rules/estimate-delivery.ts";
import type { PricedShipment } from "./price-shipments.ts";

const daysToStore = 4;

/**
 * When an order placed now can be collected, as a day: "Fri, Nov 20". What stands in the store is ready the same day when
 * it is ordered by noon in America/Chicago, else on the next day the store is open; what does not comes with the truck
 * from the warehouse.
 */
export function estimatePickup({
  site,
  now,
  isInStore,
  ...readiness
}: Readiness & { site: Site; now: Date; isInStore: boolean }): string {
  if (isInStore && !readiness.isMadeToOrder && !readiness.availableOn) {
    return toDayText(nextOpenDay(addDays(toToday(now), isPastCutOff(now) ? 1 : 0), site));
  }
  const leaves = toDepartureDay(readiness, { site, now });
  return toDayText(addCarrierDays(leaves, daysToStore, { site, carrier: "parcelService" }));
}

// Stores are open on weekends and closed when carriers rest.
function nextOpenDay(from: Date, site: Site): Date {
  let day = from;
  while (isCarrierHoliday(day, site)) day = addDays(day, 1);
  return day;
}

interface Question {
  site: Site;
  now: Date;
  /** What of the shipment is asked about; several pieces wait for the last. */
  pieces: readonly Readiness[];
  /** By default the one that it travels by. */
  level?: ServiceLevel;
}

/**
 * When a shipment, or some of it, arrives at its place or can be collected, in the words that cart, checkout and order
 * share: "Arrives Tue, Nov 24". Undefined when nothing carries it there.
 */
export function estimateShipment(
  { kind, place, levels, selected, heldUntil }: PricedShipment,
  { site, now, pieces, level = selected }: Question,
): string | undefined {
  const readiness = toLatest(pieces);
  // Stores keep no stock of their own: what is collected comes with the truck.
  if (kind === "pickup") return `Ready for pickup ${estimatePickup({ site, now, isInStore: false, ...readiness })}`;
  if (place === null || !levels.some((offered) => offered.level === level)) return undefined;
  const held = level === serviceLevel.standard ? heldUntil : null;
  return `Arrives ${estimateDelivery({ site, kind, level, now, place, heldUntil: held, ...readiness })}`;
}
