import { describe, expect, it } from "vitest";
import { addDays, toDay, toIsoDate } from "./calendar-day.ts";
import { type Carrier, isCarrierHoliday } from "./carrier-holidays.ts";

function holidaysOf(year: number, site: "US" | "CA", carrier: Carrier = "parcelService") {
  const days = Array.from({ length: 366 }, (_, index) => addDays(toDay(year, 1, 1), index));
  return days
    .filter((day) => day.getUTCFullYear() === year && isCarrierHoliday(day, site, carrier))
    .map((day) => toIsoDate(day).slice(5));
}

describe("carrier holidays", () => {
  it.each([
    [2026, ["01-01", "05-25", "07-03", "09-07", "11-26", "12-25"]],
    [2027, ["01-01", "05-31", "07-05", "09-06", "11-25", "12-24", "12-31"]],
    [2033, ["05-30", "07-04", "09-05", "11-24", "12-26"]],
  ])("keeps the US holidays of %i, those of a weekend on the nearest weekday", (year, days) => {
    expect(holidaysOf(year, "US")).toEqual(days);
  });

  it.each([
    [2026, ["01-01", "04-03", "05-18", "07-01", "09-07", "10-12", "12-25", "12-28"]],
    [2027, ["01-01", "03-26", "05-24", "07-01", "09-06", "10-11", "12-27", "12-28"]],
    [2028, ["01-03", "04-14", "05-22", "07-03", "09-04", "10-09", "12-25", "12-26"]],
  ])("keeps the Canadian holidays of %i, those of a weekend on the next free weekday", (year, days) => {
    expect(holidaysOf(year, "CA")).toEqual(days);
  });

  it("include the days on which only the mail rests", () => {
    const parcels = holidaysOf(2026, "US");
    const mail = holidaysOf(2026, "US", "mail");
    expect(mail.filter((day) => !parcels.includes(day))).toEqual(["01-19", "02-16", "06-19", "10-12", "11-11"]);
  });
});
