/** Whether the day of an event is over everywhere in North America. */
export function isOver(eventDate: string, now = Date.now()): boolean {
  return eventDate < new Date(now - 36 * 3_600_000).toISOString().slice(0, 10);
}
