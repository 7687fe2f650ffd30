import type { Order } from "@store/contract/orders";
import { toAddressText } from "@store/contract/shared";

interface CalendarShop {
  readonly brandName: string;
  readonly servicePhone: string;
  /** The page that shows the order, in full. */
  readonly url: string;
}

/** The name of the file, as the browser saves it. */
export const calendarFileName = "delivery.ics";

/**
 * The delivery appointments of an order as a calendar file (RFC 5545), which mail and phone calendars take; null when it
 * has none. Times are UTC, so that every calendar shows them by its own clock.
 */
export function toOrderCalendar(order: Order, shop: CalendarShop): string | null {
  const events = order.recipients.flatMap(({ recipientId, address, choices }) => {
    const { appointment, appointmentTimes: times } = choices;
    if (!times || !appointment || address === null) return [];
    return [
      "BEGIN:VEVENT",
      `UID:${order.orderId}-${recipientId}@${new URL(shop.url).hostname}`,
      `DTSTAMP:${toUtc(order.placedAt)}`,
      `DTSTART:${toUtc(times.start)}`,
      `DTEND:${toUtc(times.end)}`,
      `SUMMARY:${toText(`Delivery from ${shop.brandName}, order ${order.orderNumber}`)}`,
      `LOCATION:${toText(toAddressText(address, order.shipTo))}`,
      `DESCRIPTION:${toText(`${appointment}, local time.\nQuestions? Call ${shop.servicePhone}.\n${shop.url}`)}`,
      `URL:${shop.url}`,
      "END:VEVENT",
    ];
  });
  if (events.length === 0) return null;
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${toText(shop.brandName)}//Orders//EN`, "METHOD:PUBLISH"];
  return [...head, ...events, "END:VCALENDAR", ""].map(fold).join("\r\n");
}

/** "20261203T140000Z" of a moment as ISO 8601 writes it. */
function toUtc(moment: string): string {
  return `${new Date(moment).toISOString().replaceAll(/[-:]/g, "").slice(0, 15)}Z`;
}

/** Text as a calendar file holds it: commas, semicolons and backslashes are escaped, line breaks written as "\n". */
function toText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n?|\n/g, "\\n");
}

/** A line of at most 75 bytes; the rest goes on in the next ones, after a space. Characters are never cut apart. */
function fold(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 75) {
      lines.push(" ");
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join("\r\n");
}
