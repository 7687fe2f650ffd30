import { toDayText } from "../delivery/rules/calendar-day.ts";
import { toToday } from "../delivery/rules/estimate-delivery.ts";
import { toStoreTime } from "../delivery/rules/to-store-time.ts";

const timeOfDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Chicago",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/**
 * Until when a sale lasts, in the store's time zone (AMB-328). Its end is exclusive: a sale that ends at midnight has a last
 * whole day, any other one a time.
 */
export function toSaleText(endsAt: Date): string {
  const isMidnight = toStoreTime(endsAt).secondOfDay === 0;
  if (isMidnight) return `through ${toDayText(toToday(new Date(endsAt.getTime() - 1)))}`;
  return `until ${toDayText(toToday(endsAt))}, ${timeOfDay.format(endsAt).replace(/\s/g, " ")}`;
}
