import { describe, expect, it } from "vitest";
import { checkExpiry, type YearMonth } from "./check-expiry.ts";
import { currentMonth } from "./current-month.ts";

describe("currentMonth", () => {
  it.each([
    ["America/Chicago", "2026-12-01T05:59:59Z", { year: 2026, month: 11 }],
    ["America/Chicago", "2026-12-01T06:00:00Z", { year: 2026, month: 12 }],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", { year: 2027, month: 1 }],
    ["UTC", "2027-01-01T00:00:00Z", { year: 2027, month: 1 }],
  ])("is the month in %s at %s [PAY-39]", (timeZone, moment, month) => {
    expect(currentMonth(timeZone, new Date(moment))).toEqual(month);
  });

  it("is that of the clock by default", () => {
    const { year, month } = currentMonth("UTC");
    const now = new Date();
    expect(Math.abs(year * 12 + month - now.getUTCFullYear() * 12 - now.getUTCMonth() - 1)).toBeLessThanOrEqual(1);
  });

  it("refuses a time zone that does not exist", () => {
    expect(() => currentMonth("America/Nowhere")).toThrow(RangeError);
  });

  it("refuses an invalid date [PAY-39]", () => {
    expect(() => currentMonth("UTC", new Date("tomorrow"))).toThrow(new TypeError("now must be a valid date"));
  });

  it("is a today of checkExpiry [PAY-39]", () => {
    const today = currentMonth("America/Chicago", new Date("2026-11-28T12:00:00Z"));
    expect(checkExpiry("11/26", { today }).state).toBe("valid");
    expect(checkExpiry("10/26", { today }).state).toBe("invalid");
  });
});

it.each([
  ["a date", new Date()],
  ["nothing", undefined],
  ["null", null],
  ["text", { year: "2026", month: "11" }],
  ["a month of text", { year: 2026, month: "11" }],
  ["half a year", { year: 2026.5, month: 6 }],
  ["half a month", { year: 2026, month: 6.5 }],
  ["NaN", { year: Number.NaN, month: 11 }],
  ["a year alone", { year: 2026 }],
])("checkExpiry throws for a today that is %s [PAY-39]", (_what, today) => {
  for (const input of ["11/20", "", "12/29"]) {
    expect(() => checkExpiry(input, { today: today as YearMonth })).toThrow(
      new TypeError("today must be { year, month }"),
    );
  }
});
