import { readIsoDate, toIsoDate } from "./calendar-day.ts";
import { type TripWindow, tripWindows } from "./trip-windows.ts";

/** A trip of the trucks that carry into homes: a day, a part of it and the area they drive to. */
export interface Trip {
  day: Date;
  window: TripWindow;
  /** The first three characters of the postal codes it visits. */
  area: string;
}

const form = /^trip-(\d{4}-\d{2}-\d{2})-([a-z]+)-([0-9A-Z]{3})$/;

/** "trip-2026-12-03-morning-606": the same trip has the same id for everybody, so that its seats can be counted. */
export function toTripId({ day, window, area }: Trip): string {
  return `trip-${toIsoDate(day)}-${window}-${area}`;
}

/** The trip of an id; undefined for what is no trip's id. Whether it is offered, `isTripOffered` says. */
export function parseTripId(id: string): Trip | undefined {
  const [, date = "", name = "", area = ""] = form.exec(id) ?? [];
  const day = readIsoDate(date);
  const window = tripWindows.find((candidate) => candidate.name === name)?.name;
  return day && window ? { day, window, area } : undefined;
}
