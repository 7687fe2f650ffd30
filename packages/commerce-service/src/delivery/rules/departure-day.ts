import type { Site } from "@store/contract/shared";
import { addDays, readIsoDate, toDay } from "./calendar-day.ts";
import { type CarrierCalendar, isCarrierDay, nextCarrierDay } from "./carrier-days.ts";
import { toStoreTime } from "./to-store-time.ts";

const noon = 12 * 60 * 60;
const madeToOrderDays = 8 * 7;

/** When a piece can leave: at once, when a workshop has made it, or on the day it comes in. */
export interface Readiness {
  isMadeToOrder: boolean;
  /** The day ("2026-12-01") on which it comes in again; absent or null when it is there. */
  availableOn?: string | null;
}

/** Today by the store's clock, as a calendar day. */
export function toToday(now: Date): Date {
  const { year, month, day } = toStoreTime(now);
  return toDay(year, month, day);
}

/** Whether an order placed now is too late for today: after noon in America/Chicago (SHIP-10, AMB-065). */
export function isPastCutOff(now: Date): boolean {
  return toStoreTime(now).secondOfDay > noon;
}

/**
 * The day on which a piece ordered now leaves. Orders placed after noon in America/Chicago, on a weekend or on a holiday
 * count from the next business day; what is made to order leaves eight weeks later.
 */
export function toDepartureDay(
  { isMadeToOrder, availableOn }: Readiness,
  { site, now }: { site: Site; now: Date },
): Date {
  const calendar: CarrierCalendar = { site, carrier: "parcelService" };
  const today = toToday(now);
  const accepted = isPastCutOff(now) && isCarrierDay(today, calendar) ? addDays(today, 1) : today;
  const comesIn = availableOn ? readIsoDate(availableOn) : undefined;
  const ready = isMadeToOrder ? addDays(accepted, madeToOrderDays) : accepted;
  return nextCarrierDay(comesIn && comesIn > ready ? comesIn : ready, calendar);
}

/** Of several pieces the one that is ready last: what all of them wait for when they travel together. */
export function toLatest(pieces: readonly Readiness[]): Readiness {
  const days = pieces.flatMap(({ availableOn }) => (availableOn ? [availableOn] : []));
  return { isMadeToOrder: pieces.some((piece) => piece.isMadeToOrder), availableOn: days.sort().at(-1) ?? null };
}
