/** The moment (ISO 8601) that a clock shows so much later; what is no moment stays as it is, for the service to refuse. */
export function shiftTime(moment: string, byMs: number): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : new Date(time + byMs).toISOString();
}
