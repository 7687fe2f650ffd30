/** The day of an event as the site writes it; it is the same in every time zone. */
export function formatEventDate(isoDate: string, locale: string): string {
  return new Date(`${isoDate}T12:00:00Z`).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
}
