import type { Site } from "@store/contract/shared";
import { addDays } from "./calendar-day.ts";
import { type HolidayRule, toHolidayDate } from "./holidays.ts";

/** The carrier: a parcel service, or the mail, which alone delivers to post office boxes and has more holidays. */
export type Carrier = "parcelService" | "mail";

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];
const newYear: HolidayRule = { month: 1, day: 1 };
const laborDay: HolidayRule = { month: 9, weekday: monday, nth: 1 };
const christmas: HolidayRule = { month: 12, day: 25 };

/** The days on which carriers neither ship nor deliver. */
const carrierHolidays: Readonly<Record<Site, readonly HolidayRule[]>> = {
  US: [
    newYear,
    { month: 5, weekday: monday, nth: -1 },
    { month: 7, day: 4 },
    laborDay,
    { month: 11, weekday: thursday, nth: 4 },
    christmas,
  ],
  CA: [
    newYear,
    { fromEaster: -2 },
    { month: 5, weekday: monday, before: 25 },
    { month: 7, day: 1 },
    laborDay,
    { month: 10, weekday: monday, nth: 2 },
    christmas,
    { month: 12, day: 26 },
  ],
};

/** The days on which only the mail rests. */
const mailHolidays: Readonly<Record<Site, readonly HolidayRule[]>> = {
  US: [
    { month: 1, weekday: monday, nth: 3 },
    { month: 2, weekday: monday, nth: 3 },
    { month: 6, day: 19 },
    { month: 10, weekday: monday, nth: 2 },
    { month: 11, day: 11 },
  ],
  CA: [{ fromEaster: 1 }, { month: 9, day: 30 }, { month: 11, day: 11 }],
};

// By site and carrier, then by year: times of midnight UTC, cached because one response needs many.
const daysByYear: Readonly<Record<`${Site} ${Carrier}`, Map<number, ReadonlySet<number>>>> = {
  "US parcelService": new Map(),
  "US mail": new Map(),
  "CA parcelService": new Map(),
  "CA mail": new Map(),
};

/** Whether a calendar day, given as midnight UTC, is a carrier holiday of the site. */
export function isCarrierHoliday(date: Date, site: Site, carrier: Carrier = "parcelService"): boolean {
  const years = daysByYear[`${site} ${carrier}`];
  const year = date.getUTCFullYear();
  let days = years.get(year);
  if (!days) {
    days = toObservedDays(year, site, carrier);
    years.set(year, days);
  }
  return days.has(date.getTime());
}

// New Year may be observed on the last day of the year before.
function toObservedDays(year: number, site: Site, carrier: Carrier): ReadonlySet<number> {
  const rules = [...carrierHolidays[site], ...(carrier === "mail" ? mailHolidays[site] : [])];
  const days = new Set<number>();
  for (const theYear of [year, year + 1]) {
    for (const rule of rules) days.add(toObservedDay(toHolidayDate(rule, theYear), site, days).getTime());
  }
  return days;
}

/** A holiday on a weekend is observed on the nearest weekday in the US and on the next free weekday in Canada. */
function toObservedDay(date: Date, site: Site, taken: ReadonlySet<number>): Date {
  if (site === "US") {
    if (date.getUTCDay() === saturday) return addDays(date, -1);
    return date.getUTCDay() === sunday ? addDays(date, 1) : date;
  }
  let day = date;
  while (day.getUTCDay() === sunday || day.getUTCDay() === saturday || taken.has(day.getTime())) day = addDays(day, 1);
  return day;
}
