const dayMs = 24 * 60 * 60 * 1000;
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const isoForm = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar day as midnight UTC, which has no daylight saving time: adding a day always gives the next one. */
export function toDay(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

/** The day so many calendar days later, or earlier. */
export function addDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * dayMs);
}

/** "2026-11-24". */
export function toIsoDate(day: Date): string {
  const parts = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Parses "2026-11-24"; undefined if it is not a calendar day. */
export function readIsoDate(text: string): Date | undefined {
  const [, year, month, day] = isoForm.exec(text) ?? [];
  if (year === undefined) return undefined;
  const read = toDay(Number(year), Number(month), Number(day));
  return toIsoDate(read) === text ? read : undefined;
}

/** "Tue, Nov 24". */
export function toDayText(day: Date): string {
  return `${weekdays[day.getUTCDay()]}, ${months[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** "Tue, Nov 24", or "Mon, Nov 30 to Thu, Dec 3". */
export function toSpanText({ earliest, latest }: { earliest: Date; latest: Date }): string {
  const [from, to] = [toDayText(earliest), toDayText(latest)];
  return from === to ? from : `${from} to ${to}`;
}
