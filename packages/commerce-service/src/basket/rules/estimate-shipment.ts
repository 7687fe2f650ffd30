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
 * When an order placed now can be picked up, as a day: "Fri, Nov 20". Items in the store are ready the same day if
 * ordered by noon in America/Chicago, otherwise on the next day the store is open; other items arrive with the truck
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

// Stores are open on weekends and closed on carrier holidays.
function nextOpenDay(from: Date, site: Site): Date {
  let day = from;
  while (isCarrierHoliday(day, site)) day = addDays(day, 1);
  return day;
}

interface Question {
  site: Site;
  now: Date;
  /** The items of the shipment to estimate; all wait for the last. */
  pieces: readonly Readiness[];
  /** The selected level by default. */
  level?: ServiceLevel;
}

/**
 * When a shipment, or some of it, arrives or can be picked up, as the text of cart, checkout and order: "Arrives Tue,
 * Nov 24". Undefined if it cannot be delivered.
 */
export function estimateShipment(
  { kind, place, levels, selected, heldUntil }: PricedShipment,
  { site, now, pieces, level = selected }: Question,
): string | undefined {
  const readiness = toLatest(pieces);
  // Stores have no stock of their own: items for pickup arrive with the truck.
  if (kind === "pickup") return `Ready for pickup ${estimatePickup({ site, now, isInStore: false, ...readiness })}`;
  if (place === null || !levels.some((offered) => offered.level === level)) return undefined;
  const held = level === serviceLevel.standard ? heldUntil : null;
  return `Arrives ${estimateDelivery({ site, kind, level, now, place, heldUntil: held, ...readiness })}`;
}
