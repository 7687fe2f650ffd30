import { checkLabel } from "@store/postal-and-address";
import { readIsoDate, toDay, toIsoDate } from "../../delivery/rules/calendar-day.ts";
import { toToday } from "../../delivery/rules/estimate-delivery.ts";
import { holdsCardNumber } from "../../free-text/holds-card-number.ts";

const maxYearsAhead = 5;

/**
 * What is wrong with a registry's name and date, by field; none if it can be saved. The date is that of the event; one that
 * is stored may stay when it is over and the owner changes something else.
 */
export function checkRegistry(
  { name, eventDate }: { name: string; eventDate: string },
  { now, storedDate }: { now: Date; storedDate: string | undefined },
): Record<string, string> {
  const errors: Record<string, string> = {};
  const label = checkLabel(name, "Registry Name");
  if (!label.ok) errors.name = label.message;
  else if (holdsCardNumber(name)) errors.name = "Please leave out numbers of cards.";
  const dateProblem = eventDate === storedDate ? null : findDateProblem(eventDate, toToday(now));
  if (dateProblem !== null) errors.eventDate = dateProblem;
  return errors;
}

function findDateProblem(eventDate: string, today: Date): string | null {
  const latest = toDay(today.getUTCFullYear() + maxYearsAhead, today.getUTCMonth() + 1, today.getUTCDate());
  if (!readIsoDate(eventDate)) return "Please enter a valid Event Date.";
  if (eventDate < toIsoDate(today)) return "Please enter an Event Date in the future.";
  return eventDate > toIsoDate(latest) ? `Please enter an Event Date within ${maxYearsAhead} years.` : null;
}
