import { type Site, serviceLevel } from "@store/contract/shared";
import { addDays, readIsoDate, toDayText, toIsoDate } from "./calendar-day.ts";
import { carriageTo } from "./carriage.ts";
import { isCarrierHoliday } from "./carrier-holidays.ts";
import type { DeliveryPlace } from "./delivery-place.ts";
import { type Readiness, toDeliverySpan, toLatest } from "./estimate-delivery.ts";

/** The time windows of a day, in order, with their hours in local time. */
export const tripWindows = [
  { name: "morning", label: "8 am to noon", hours: [8, 12], isLocalOnly: false },
  { name: "afternoon", label: "noon to 4 pm", hours: [12, 16], isLocalOnly: false },
  { name: "evening", label: "4 pm to 8 pm", hours: [16, 20], isLocalOnly: true },
] as const;

type TripWindow = (typeof tripWindows)[number]["name"];

/** A trip of an in-home truck: a day, a window and an area. */
interface Trip {
  day: Date;
  window: TripWindow;
  /** The first three characters of its postal codes. */
  area: string;
}

const form = /^trip-(\d{4}-\d{2}-\d{2})-([a-z]+)-([0-9A-Z]{3})$/;

/** "trip-2026-12-03-morning-606": the same trip has the same id for everybody, so that its bookings can be counted. */
export function toTripId({ day, window, area }: Trip): string {
  return `trip-${toIsoDate(day)}-${window}-${area}`;
}

/** Parses a trip id; undefined if it is invalid. `isTripOffered` says whether it is offered. */
export function parseTripId(id: string): Trip | undefined {
  const [, date = "", name = "", area = ""] = form.exec(id) ?? [];
  const day = readIsoDate(date);
  const window = tripWindows.find((candidate) => candidate.name === name)?.name;
  return day && window ? { day, window, area } : undefined;
}

/** "Thu, Dec 3, 8 am to noon"; undefined for an invalid id. */
export function toTripLabel(id: string): string | undefined {
  const trip = parseTripId(id);
  const window = tripWindows.find(({ name }) => name === trip?.window);
  return trip && window && `${toDayText(trip.day)}, ${window.label}`;
}

interface OfferedTrip {
  id: string;
  /** "Thu, Dec 3, 8 am to noon". */
  label: string;
}

export interface TripQuestion {
  site: Site;
  now: Date;
  place: DeliveryPlace;
  /** Whether a store of the site is in the destination's state or province: its trucks deliver there on more days. */
  hasLocalStore: boolean;
  /** The items to deliver; the truck waits for the last. */
  pieces: readonly Readiness[];
  /** The number of orders of each trip, by its id. */
  booked: ReadonlyMap<string, number>;
}

const weeksAhead = 4;
const maxTrips = 12;
const localWeekdays: readonly number[] = [2, 3, 4, 5, 6];

/** The number of homes that a truck visits in one window. */
export function tripCapacity({ hasLocalStore }: Pick<TripQuestion, "hasLocalStore">): number {
  return hasLocalStore ? 6 : 3;
}

/**
 * The trips for an in-home delivery, soonest first: in the weeks from its earliest arrival, on the weekdays of its
 * area, while there are free bookings. Empty if the postal code is unknown or no truck delivers there; the shopper can
 * ask for a call instead.
 */
export function offerTrips({ site, now, place, hasLocalStore, pieces, booked }: TripQuestion): OfferedTrip[] {
  const { area } = place;
  if (area === null || pieces.length === 0 || !carriageTo(place).kinds.includes("inHome")) return [];
  const level = hasLocalStore ? serviceLevel.localInHome : serviceLevel.longDistanceInHome;
  const { earliest } = toDeliverySpan({ site, kind: "inHome", level, now, place, ...toLatest(pieces) });
  const weekdays = hasLocalStore ? localWeekdays : toRemoteWeekdays(area);
  const days = Array.from({ length: weeksAhead * 7 }, (_, index) => addDays(earliest, index));
  return days
    .filter((day) => weekdays.includes(day.getUTCDay()) && !isCarrierHoliday(day, site))
    .flatMap((day) =>
      tripWindows
        .filter(({ isLocalOnly }) => hasLocalStore || !isLocalOnly)
        .map(({ name, label }) => ({
          id: toTripId({ day, window: name, area }),
          label: `${toDayText(day)}, ${label}`,
        })),
    )
    .filter(({ id }) => (booked.get(id) ?? 0) < tripCapacity({ hasLocalStore }))
    .slice(0, maxTrips);
}

/** Whether a trip can (still) be booked: checked when it is selected and again when the order is placed. */
export function isTripOffered(id: string, question: TripQuestion): boolean {
  return offerTrips(question).some((trip) => trip.id === id);
}

// Remote areas are visited on two weekdays, which differ from area to area so that trucks are used every day.
function toRemoteWeekdays(area: string): number[] {
  const first = [...area].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 3;
  return [first + 1, first + 3];
}
