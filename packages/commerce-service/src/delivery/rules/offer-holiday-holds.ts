import { type Site, serviceLevel } from "@store/contract/shared";
import { addDays, toIsoDate, toSpanText } from "./calendar-day.ts";
import { addCarrierDays, type CarrierCalendar } from "./carrier-days.ts";
import type { DeliveryPlace } from "./delivery-place.ts";
import { findDeliveryRate } from "./delivery-rates.ts";
import { type Readiness, toDeliverySpan, toDepartureDay, toLatest, toToday } from "./estimate-delivery.ts";
import { giftHolidays, toHolidayDate } from "./holidays.ts";

export interface HolidayDate {
  /** The day on which the parcels ship, "2026-12-18". */
  shippingDate: string;
  /** When they arrive, "Mon, Dec 21 to Wed, Dec 23, in time for Christmas". */
  shippingRange: string;
}

const longestHoldDays = 90;

/**
 * The dates to which parcels may be held so that they arrive just before the next holidays, nearest first. A holiday
 * that shipping at once would barely reach is not offered, and none for military mail or abroad.
 */
export function offerHolidayHolds({
  site,
  now,
  place,
  pieces,
}: {
  site: Site;
  now: Date;
  place: DeliveryPlace;
  /** The items of the recipient's parcels; without any, nothing is offered. */
  pieces: readonly Readiness[];
}): HolidayDate[] {
  if (pieces.length === 0 || place.scope !== "domestic") return [];
  const ready = toDepartureDay(toLatest(pieces), { site, now });
  return findNextHolidays(site, now).flatMap(({ name, day }) => {
    const leaves = toLatestDeparture(day, { site, place });
    if (leaves <= ready) return [];
    const shippingDate = toIsoDate(leaves);
    const journey = { site, kind: "parcel", level: serviceLevel.standard, now, place, isMadeToOrder: false } as const;
    const range = toSpanText(toDeliverySpan({ ...journey, heldUntil: shippingDate }));
    return [{ shippingDate, shippingRange: `${range}, in time for ${name}` }];
  });
}

function findNextHolidays(site: Site, now: Date): { name: string; day: Date }[] {
  const today = toToday(now);
  const last = addDays(today, longestHoldDays);
  const years = [today.getUTCFullYear(), today.getUTCFullYear() + 1];
  return years
    .flatMap((year) => giftHolidays[site].map(({ name, rule }) => ({ name, day: toHolidayDate(rule, year) })))
    .filter(({ day }) => day > today && day <= last);
}

// The last business day from which even the slowest parcel arrives the day before.
function toLatestDeparture(holiday: Date, { site, place }: { site: Site; place: DeliveryPlace }): Date {
  const rate = findDeliveryRate("parcel", serviceLevel.standard, place);
  if (!rate) throw new Error("No rate carries standard parcels. Give deliveryRates its row.");
  const [, slowest] = rate.businessDays[site][place.zone];
  const calendar: CarrierCalendar = { site, carrier: place.isPoBox ? "mail" : "parcelService" };
  const arrives = addCarrierDays(holiday, -1, calendar);
  const leaves = addCarrierDays(arrives, -slowest, calendar);
  // Mail also leaves the warehouse on business days.
  return addCarrierDays(addDays(leaves, 1), -1, { site, carrier: "parcelService" });
}
