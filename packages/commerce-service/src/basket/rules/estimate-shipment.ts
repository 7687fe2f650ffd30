import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import { type Readiness, toLatest } from "../../delivery/rules/departure-day.ts";
import { estimateDelivery } from "../../delivery/rules/estimate-delivery.ts";
import { estimatePickup } from "../../delivery/rules/estimate-pickup.ts";
import type { PricedShipment } from "./price-shipments.ts";

interface Question {
  site: Site;
  now: Date;
  /** What of the shipment is asked about; several pieces wait for the last. */
  pieces: readonly Readiness[];
  /** By default the one that it travels by. */
  level?: ServiceLevel;
}

/**
 * When a shipment, or some of it, arrives at its place or can be collected, in the words that cart, checkout and order
 * share: "Arrives Tue, Nov 24". Undefined when nothing carries it there.
 */
export function estimateShipment(
  { kind, place, levels, selected, heldUntil }: PricedShipment,
  { site, now, pieces, level = selected }: Question,
): string | undefined {
  const readiness = toLatest(pieces);
  // Stores keep no stock of their own: what is collected comes with the truck.
  if (kind === "pickup") return `Ready for pickup ${estimatePickup({ site, now, isInStore: false, ...readiness })}`;
  if (place === null || !levels.some((offered) => offered.level === level)) return undefined;
  const held = level === serviceLevel.standard ? heldUntil : null;
  return `Arrives ${estimateDelivery({ site, kind, level, now, place, heldUntil: held, ...readiness })}`;
}

/** The pieces of some lines, as they become ready. */
export function toPieces(lines: readonly { item: { isMadeToOrder: boolean } }[]): Readiness[] {
  return lines.map(({ item: { isMadeToOrder } }) => ({ isMadeToOrder }));
}
