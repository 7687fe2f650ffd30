/** A moment as the store's clock on the wall shows it; months from 1. */
export interface StoreTime {
  year: number;
  month: number;
  day: number;
  /** Seconds since midnight by that clock. */
  secondOfDay: number;
}

// The store keeps Central time, with daylight saving.
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

/** What the calendar and the clock show in America/Chicago at a moment. */
export function toStoreTime(moment: Date): StoreTime {
  const second = Math.floor(moment.getTime() / 1000);
  if (latest?.second !== second) latest = { second, storeTime: readWallClock(moment) };
  return latest.storeTime;
}

// A call asks for its own moment a hundred times over, and the platform's calendar is slow.
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
