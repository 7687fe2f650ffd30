import type { YearMonth } from "./check-expiry.ts";

/**
 * The current month in a time zone, the `today` of `checkExpiry`. Throws if the machine does not know the time
 * zone, and for an invalid date.
 *
 * @example currentMonth("America/Chicago") // { year: 2026, month: 11 }
 */
export function currentMonth(timeZone: string, now: Date = new Date()): YearMonth {
  // Only for the numbers, which the locale of the machine does not change: "11/2026".
  const text = now.toLocaleDateString("en-US", { timeZone, year: "numeric", month: "numeric" });
  const [month, year] = text.split("/").map(Number);
  // "Invalid Date" has neither.
  if (!month || !year) throw new TypeError("now must be a valid date");
  return { year, month };
}
