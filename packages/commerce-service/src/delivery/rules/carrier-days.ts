import type { Site } from "@store/contract/shared";
import { addDays } from "./calendar-day.ts";
import { type Carrier, isCarrierHoliday } from "./carrier-holidays.ts";

/** The delivery days of a carrier: parcels Monday to Friday, mail to post office boxes on Saturdays too. */
const lastWeekday: Readonly<Record<Carrier, number>> = { parcelService: 5, mail: 6 };

export interface CarrierCalendar {
  site: Site;
  carrier: Carrier;
}

/** Whether the carrier delivers on a day. */
export function isCarrierDay(day: Date, { site, carrier }: CarrierCalendar): boolean {
  const weekday = day.getUTCDay();
  return weekday >= 1 && weekday <= lastWeekday[carrier] && !isCarrierHoliday(day, site, carrier);
}

/** The day itself if the carrier delivers, otherwise the next such day. */
export function nextCarrierDay(from: Date, calendar: CarrierCalendar): Date {
  let day = from;
  while (!isCarrierDay(day, calendar)) day = addDays(day, 1);
  return day;
}

/** The carrier's nth delivery day after a day; before it if negative. */
export function addCarrierDays(from: Date, days: number, calendar: CarrierCalendar): Date {
  const step = days < 0 ? -1 : 1;
  let day = from;
  for (let left = Math.abs(days); left > 0; left -= 1) {
    do day = addDays(day, step);
    while (!isCarrierDay(day, calendar));
  }
  return day;
}
