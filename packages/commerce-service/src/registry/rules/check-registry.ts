import { holdsCardNumber } from "../../free-text/holds-card-number.ts";

const longestName = 80;
const mostYearsAhead = 5;

/** What is wrong with a registry's name and date, by field; none if it can be saved. The date is that of the event. */
export function checkRegistry(
  { name, eventDate }: { name: string; eventDate: string },
  { now, isNew }: { now: Date; isNew: boolean },
): Record<string, string> {
  const errors: Record<string, string> = {};
  if (name === "") errors.name = "The Registry Name field is required.";
  else if ([...name].length > longestName) errors.name = `The Registry Name may have up to ${longestName} characters.`;
  else if (holdsCardNumber(name)) errors.name = "Please leave out numbers of cards.";
  const day = new Date(`${eventDate}T00:00:00Z`);
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + mostYearsAhead);
  const isDate = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(eventDate);
  if (!isDate) errors.eventDate = "Please enter a valid Event Date.";
  // The event of a registry may be over when its owner changes something else; a day starts later in the west.
  else if (isNew && eventDate < new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10))
    errors.eventDate = "Please enter an Event Date in the future.";
  else if (day > latest) errors.eventDate = `Please enter an Event Date within ${mostYearsAhead} years.`;
  return errors;
}
