import type { Site } from "@store/contract/shared";
import { addDays, toDayText } from "./calendar-day.ts";
import { addCarrierDays } from "./carrier-days.ts";
import { isCarrierHoliday } from "./carrier-holidays.ts";
import { isPastCutOff, type Readiness, toDepartureDay, toToday } from "./departure-day.ts";

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
