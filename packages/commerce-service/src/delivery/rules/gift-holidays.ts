import type { Site } from "@store/contract/shared";
import type { HolidayRule } from "./holiday-date.ts";

export interface GiftHoliday {
  name: string;
  rule: HolidayRule;
}

const [sunday, monday, thursday] = [0, 1, 4];
const valentinesDay: GiftHoliday = { name: "Valentine's Day", rule: { month: 2, day: 14 } };
const easter: GiftHoliday = { name: "Easter", rule: { fromEaster: 0 } };
const mothersDay: GiftHoliday = { name: "Mother's Day", rule: { month: 5, weekday: sunday, nth: 2 } };
const fathersDay: GiftHoliday = { name: "Father's Day", rule: { month: 6, weekday: sunday, nth: 3 } };
const christmas: GiftHoliday = { name: "Christmas", rule: { month: 12, day: 25 } };

/** The days that people like to have gifts for, in the order of the year. */
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
