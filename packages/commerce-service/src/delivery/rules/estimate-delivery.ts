import type { ServiceLevel, Site } from "@store/contract/shared";
import { isCarrierHoliday } from "./carrier-holidays.ts";
import { deliveryRates } from "./delivery-rates.ts";
import type { ShipmentKind } from "./shipment-kind.ts";
import { toStoreTime } from "./to-store-time.ts";

const noon = 12 * 60 * 60;
const dayMs = 24 * 60 * 60 * 1000;
const madeToOrderDays = 8 * 7;
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * When an order placed now arrives, as days: "Tue, Nov 24" or "Mon, Nov 30 to Thu, Dec 3". Orders placed after noon in
 * America/Chicago, on a weekend or on a holiday count from the next business day (SHIP-10, AMB-065); what is made to
 * order leaves eight weeks later.
 */
export function estimateDelivery({
  site,
  kind,
  level,
  isMadeToOrder,
  now,
}: {
  site: Site;
  kind: ShipmentKind;
  level: ServiceLevel;
  isMadeToOrder: boolean;
  now: Date;
}): string {
  const rate = deliveryRates.find((candidate) => candidate.kind === kind && candidate.level === level);
  if (!rate) throw new Error(`No shipment of kind "${kind}" travels by level ${level}. Ask only for offered levels.`);
  const leaves = findDepartureDay({ site, isMadeToOrder, now });
  const [earliest, latest] = rate.businessDays[site].map((days) => toDayText(addBusinessDays(leaves, { days, site })));
  return earliest === latest ? `${earliest}` : `${earliest} to ${latest}`;
}

function findDepartureDay({ site, isMadeToOrder, now }: { site: Site; isMadeToOrder: boolean; now: Date }): Date {
  const { year, month, day, secondOfDay } = toStoreTime(now);
  const today = new Date(Date.UTC(year, month - 1, day));
  const ready = secondOfDay > noon && isBusinessDay(today, site) ? addDays(today, 1) : today;
  return nextBusinessDay(isMadeToOrder ? addDays(ready, madeToOrderDays) : ready, site);
}

function addBusinessDays(from: Date, { days, site }: { days: number; site: Site }): Date {
  let date = from;
  for (let left = days; left > 0; left -= 1) date = nextBusinessDay(addDays(date, 1), site);
  return date;
}

function nextBusinessDay(from: Date, site: Site): Date {
  let date = from;
  while (!isBusinessDay(date, site)) date = addDays(date, 1);
  return date;
}

function isBusinessDay(date: Date, site: Site): boolean {
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  return !isWeekend && !isCarrierHoliday(date, site);
}

// Days are midnights UTC, which has no daylight saving: adding a day never lands on the same one.
function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

function toDayText(date: Date): string {
  return `${weekdays[date.getUTCDay()]}, ${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
}
