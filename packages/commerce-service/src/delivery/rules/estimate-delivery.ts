import type { ServiceLevel, Site } from "@store/contract/shared";
import { readIsoDate, toSpanText } from "./calendar-day.ts";
import { addCarrierDays } from "./carrier-days.ts";
import { type DeliveryPlace, toDeliveryPlace } from "./delivery-place.ts";
import { findDeliveryRate } from "./delivery-rates.ts";
import { type Readiness, toDepartureDay } from "./departure-day.ts";
import type { ShipmentKind } from "./shipment-kind.ts";

export interface Journey extends Readiness {
  site: Site;
  kind: ShipmentKind;
  level: ServiceLevel;
  now: Date;
  /** Where it goes; left out while nothing is known of it: the farthest zone's days are promised then. */
  place?: DeliveryPlace;
  /** The holiday shipping date ("2026-12-18") until which it is held; it never leaves before it could. */
  heldUntil?: string | null;
}

/** When an order placed now arrives, as days: "Tue, Nov 24" or "Mon, Nov 30 to Thu, Dec 3" (SHIP-10, AMB-065). */
export function estimateDelivery(journey: Journey): string {
  return toSpanText(toDeliverySpan(journey));
}

/** The first and the last day on which an order placed now arrives. Throws when nothing carries this kind by this level. */
export function toDeliverySpan({
  site,
  kind,
  level,
  now,
  place = toDeliveryPlace({}, site),
  heldUntil,
  ...readiness
}: Journey): { earliest: Date; latest: Date } {
  const rate = findDeliveryRate(kind, level, place);
  if (!rate) throw new Error(`No shipment of kind "${kind}" travels by level ${level}. Ask only for offered levels.`);
  const ready = toDepartureDay(readiness, { site, now });
  const held = heldUntil ? readIsoDate(heldUntil) : undefined;
  const leaves = held && held > ready ? held : ready;
  const calendar = { site, carrier: place.isPoBox ? ("mail" as const) : ("parcelService" as const) };
  const [earliest, latest] = rate.businessDays[site][place.zone];
  return {
    earliest: addCarrierDays(leaves, earliest, calendar),
    latest: addCarrierDays(leaves, latest, calendar),
  };
}
