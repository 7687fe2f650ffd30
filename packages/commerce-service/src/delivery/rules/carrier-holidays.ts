import type { Site } from "@store/contract/shared";

/** A holiday on a fixed day, or on the nth weekday of a month (0 is Sunday; -1 counts from the end). */
type Holiday = { month: number; day: number } | { month: number; weekday: number; nth: number };

const newYear: Holiday = { month: 1, day: 1 };
const laborDay: Holiday = { month: 9, weekday: 1, nth: 1 };
const christmas: Holiday = { month: 12, day: 25 };

/** The days on which carriers neither leave nor arrive. */
const carrierHolidays: Readonly<Record<Site, readonly Holiday[]>> = {
  US: [
    newYear,
    { month: 5, weekday: 1, nth: -1 },
    { month: 7, day: 4 },
    laborDay,
    { month: 11, weekday: 4, nth: 4 },
    christmas,
  ],
  CA: [newYear, { month: 7, day: 1 }, laborDay, { month: 10, weekday: 1, nth: 2 }, christmas, { month: 12, day: 26 }],
};

/** Whether carriers of the site rest on a calendar day, given as midnight UTC of that day. */
export function isCarrierHoliday(date: Date, site: Site): boolean {
  return carrierHolidays[site].some((holiday) => fallsOn(date, holiday));
}

function fallsOn(date: Date, holiday: Holiday): boolean {
  if (date.getUTCMonth() + 1 !== holiday.month) return false;
  const day = date.getUTCDate();
  if ("day" in holiday) return day === holiday.day;
  if (date.getUTCDay() !== holiday.weekday) return false;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), holiday.month, 0)).getUTCDate();
  return holiday.nth > 0 ? Math.ceil(day / 7) === holiday.nth : Math.ceil((lastDay - day + 1) / 7) === -holiday.nth;
}
