/** A time in the store's time zone; months from 1. */
export interface StoreTime {
  year: number;
  month: number;
  day: number;
  /** Seconds since local midnight. */
  secondOfDay: number;
}

// The store uses Central Time, with daylight saving time.
const wallClock = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Chicago",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** Date and time in America/Chicago. */
export function toStoreTime(moment: Date): StoreTime {
  const second = Math.floor(moment.getTime() / 1000);
  if (latest?.second !== second) latest = { second, storeTime: readWallClock(moment) };
  return latest.storeTime;
}

// Cached, because a call converts its own time a hundred times, and the platform's formatter is slow.
let latest: { second: number; storeTime: StoreTime } | undefined;

function readWallClock(moment: Date): StoreTime {
  const parts = new Map(wallClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    secondOfDay: (part("hour") * 60 + part("minute")) * 60 + part("second"),
  };
}
