import type { Site } from "@store/contract/shared";
import { addDays, toDay } from "./calendar-day.ts";

/**
 * The rule for the day of a holiday: a fixed day, the nth weekday of a month (0 is Sunday; -1 counts from the end), the
 * last such weekday before a day, or days from Easter.
 */
export type HolidayRule =
  | { month: number; day: number }
  | { month: number; weekday: number; nth: number }
  | { month: number; weekday: number; before: number }
  | { fromEaster: number };

/** The day of a holiday in a year. */
export function toHolidayDate(rule: HolidayRule, year: number): Date {
  if ("fromEaster" in rule) return addDays(toEaster(year), rule.fromEaster);
  if ("day" in rule) return toDay(year, rule.month, rule.day);
  if ("before" in rule) {
    const eve = toDay(year, rule.month, rule.before - 1);
    return addDays(eve, -((eve.getUTCDay() - rule.weekday + 7) % 7));
  }
  const { month, weekday, nth } = rule;
  if (nth < 0) {
    const last = toDay(year, month + 1, 0);
    return addDays(last, -((last.getUTCDay() - weekday + 7) % 7) + (nth + 1) * 7);
  }
  const first = toDay(year, month, 1);
  return addDays(first, ((weekday - first.getUTCDay() + 7) % 7) + (nth - 1) * 7);
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function toEaster(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return toDay(year, Math.floor(days / 31), (days % 31) + 1);
}

interface GiftHoliday {
  name: string;
  rule: HolidayRule;
}

const [sunday, monday, thursday] = [0, 1, 4];
const valentinesDay: GiftHoliday = { name: "Valentine's Day", rule: { month: 2, day: 14 } };
const easter: GiftHoliday = { name: "Easter", rule: { fromEaster: 0 } };
const mothersDay: GiftHoliday = { name: "Mother's Day", rule: { month: 5, weekday: sunday, nth: 2 } };
const fathersDay: GiftHoliday = { name: "Father's Day", rule: { month: 6, weekday: sunday, nth: 3 } };
const christmas: GiftHoliday = { name: "Christmas", rule: { month: 12, day: 25 } };

/** The holidays for which people send gifts, in the order of the year. */
export const giftHolidays: Readonly<Record<Site, readonly GiftHoliday[]>> = {
  US: [
    valentinesDay,
    easter,
    mothersDay,
    fathersDay,
    { name: "Thanksgiving", rule: { month: 11, weekday: thursday, nth: 4 } },
    christmas,
  ],
  CA: [
    valentinesDay,
    easter,
    mothersDay,
    fathersDay,
    { name: "Thanksgiving", rule: { month: 10, weekday: monday, nth: 2 } },
    christmas,
  ],
};
