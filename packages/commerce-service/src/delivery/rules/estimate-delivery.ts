import type { ServiceLevel, Site } from "@store/contract/shared";
import { addDays, readIsoDate, toDay, toSpanText } from "./calendar-day.ts";
import { addCarrierDays, type CarrierCalendar, isCarrierDay, nextCarrierDay } from "./carrier-days.ts";
import { type DeliveryPlace, type ShipmentKind, toDeliveryPlace } from "./delivery-place.ts";
import { findDeliveryRate } from "./delivery-rates.ts";
import { toStoreTime } from "./to-store-time.ts";

const noon = 12 * 60 * 60;
/** The weeks in the workshop of an item that is made to order, if its choices take no longer. */
export const usualLeadWeeks = 8;

/** When an item can ship: at once, when it has been made, or on the day it is available again. */
export interface Readiness {
  isMadeToOrder: boolean;
  /** How many weeks it is in the workshop then; absent or null for the usual ones. */
  leadWeeks?: number | null;
  /** The day ("2026-12-01") on which it is available again; absent or null if it is available. */
  availableOn?: string | null;
}

/** Today by the store's clock, as a calendar day. */
export function toToday(now: Date): Date {
  const { year, month, day } = toStoreTime(now);
  return toDay(year, month, day);
}

/** Whether an order placed now misses today's cut-off: after noon in America/Chicago. */
export function isPastCutOff(now: Date): boolean {
  return toStoreTime(now).secondOfDay > noon;
}

/**
 * The day on which an item ordered now ships. Orders after noon in America/Chicago, on a weekend or on a holiday count
 * from the next business day; items made to order ship when they leave the workshop, usually eight weeks later.
 */
export function toDepartureDay(
  { isMadeToOrder, leadWeeks, availableOn }: Readiness,
  { site, now }: { site: Site; now: Date },
): Date {
  const calendar: CarrierCalendar = { site, carrier: "parcelService" };
  const today = toToday(now);
  const accepted = isPastCutOff(now) && isCarrierDay(today, calendar) ? addDays(today, 1) : today;
  const comesIn = availableOn ? readIsoDate(availableOn) : undefined;
  const ready = isMadeToOrder ? addDays(accepted, (leadWeeks ?? usualLeadWeeks) * 7) : accepted;
  return nextCarrierDay(comesIn && comesIn > ready ? comesIn : ready, calendar);
}

/** The item that is ready last, for which all others wait if they ship together. */
export function toLatest(pieces: readonly Readiness[]): Readiness {
  const days = pieces.flatMap(({ availableOn }) => (availableOn ? [availableOn] : []));
  const made = pieces.filter(({ isMadeToOrder }) => isMadeToOrder);
  const weeks = made.map(({ leadWeeks }) => leadWeeks ?? usualLeadWeeks);
  return {
    isMadeToOrder: made.length > 0,
    leadWeeks: made.length > 0 ? Math.max(...weeks) : null,
    availableOn: days.sort().at(-1) ?? null,
  };
}

export interface Journey extends Readiness {
  site: Site;
  kind: ShipmentKind;
  level: ServiceLevel;
  now: Date;
  /** The destination; if omitted, the farthest zone's days are used. */
  place?: DeliveryPlace;
  /** The holiday date ("2026-12-18") until which it is held; it never ships earlier than possible. */
  heldUntil?: string | null;
}

/** When an order placed now arrives, as text: "Tue, Nov 24" or "Mon, Nov 30 to Thu, Dec 3". */
export function estimateDelivery(journey: Journey): string {
  return toSpanText(toDeliverySpan(journey));
}

/** The first and the last day on which an order placed now arrives. Throws if this kind has no such level. */
export function toDeliverySpan({
  site,
  kind,
  level,
  now,
  place = toDeliveryPlace({}, site),
  heldUntil,
  ...readiness
}: Journey): { earliest: Date; latest: Date } {
  const rate = findDeliveryRate(kind, level, place);
  if (!rate) throw new Error(`No shipment of kind "${kind}" travels by level ${level}. Ask only for offered levels.`);
  const ready = toDepartureDay(readiness, { site, now });
  const held = heldUntil ? readIsoDate(heldUntil) : undefined;
  const leaves = held && held > ready ? held : ready;
  const calendar = { site, carrier: place.isPoBox ? ("mail" as const) : ("parcelService" as const) };
  const [earliest, latest] = rate.businessDays[site][place.zone];
  return {
    earliest: addCarrierDays(leaves, earliest, calendar),
    latest: addCarrierDays(leaves, latest, calendar),
  };
}

/** The items of some lines with their readiness. */
export function toPieces(
  lines: readonly { item: { isMadeToOrder: boolean; leadWeeks: number | null } }[],
): Readiness[] {
  return lines.map(({ item: { isMadeToOrder, leadWeeks } }) => ({ isMadeToOrder, leadWeeks }));
}
