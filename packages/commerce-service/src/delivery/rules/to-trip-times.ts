import type { Address } from "@store/contract/shared";
import { parseTripId, tripWindows } from "./offer-trips.ts";

/** The time zone of most of a state or province. */
const zonesOfStates = {
  "America/New_York": "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV",
  "America/Chicago": "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR VI",
  "America/St_Johns": "NL",
  "America/Halifax": "NB NS PE",
  "America/Toronto": "ON QC NU",
  "America/Winnipeg": "MB",
  "America/Regina": "SK",
  "America/Edmonton": "AB NT",
  "America/Vancouver": "BC",
  "America/Whitehorse": "YT",
} as const;

/** Areas with another time zone, by the first three characters of their postal codes. */
const zonesOfAreas = {
  "America/New_York": "373 374 376 377 378 379",
  "America/Chicago": "324 325 420 421 422 423 424 463 464 476 477",
  "America/Denver": "577 586 691 693 798 799 885 979",
  "America/Los_Angeles": "835 838",
  "America/Winnipeg": "P0V P0W P0X P8N P9A P9N",
  "America/Edmonton": "V1C",
} as const;

const toTable = (zones: Readonly<Record<string, string>>) =>
  new Map(Object.entries(zones).flatMap(([zone, places]) => places.split(" ").map((place) => [place, zone] as const)));
const zoneOfState = toTable(zonesOfStates);
const zoneOfArea = toTable(zonesOfAreas);

/** The window of a truck: two times in UTC, as ISO 8601. */
export interface TripTimes {
  start: string;
  end: string;
}

/**
 * The window of a trip in the local time of its destination; undefined for an invalid trip id or an unknown time zone.
 */
export function toTripTimes(tripId: string, { state }: Pick<Address, "state">): TripTimes | undefined {
  const trip = parseTripId(tripId);
  const window = tripWindows.find(({ name }) => name === trip?.window);
  const zone = (trip && zoneOfArea.get(trip.area)) ?? zoneOfState.get(state);
  if (!trip || !window || zone === undefined) return undefined;
  const [start, end] = window.hours;
  const at = (hour: number) => toMoment(trip.day.getTime() + hour * 60 * 60 * 1000, zone).toISOString();
  return { start: at(start), end: at(end) };
}

/** Converts `wall`, a local time of a zone written as if it were UTC, to the moment it means. */
function toMoment(wall: number, zone: string): Date {
  // Daylight saving time changes at night, when no truck is under way, so the offset at `wall` is the right one.
  return new Date(wall - (readClock(wall, zone) - wall));
}

/** The local time of a zone at a moment, written as if it were UTC. */
function readClock(moment: number, zone: string): number {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
}
