import type { BasketState } from "../../basket/rules/basket-state.ts";
import { estimateShipment } from "../../basket/rules/estimate-shipment.ts";
import type { PricedShipment } from "../../basket/rules/price-basket.ts";
import { toPieces } from "../../delivery/rules/estimate-delivery.ts";

type PromiseSource = Pick<BasketState, "basket" | "lines" | "priced" | "now">;

/** When a shipment would arrive if it were ordered at the moment of the state, as the review says it; empty for none. */
export function toDeliveryPromise(
  shipment: PricedShipment,
  { basket: { site }, lines, now }: Omit<PromiseSource, "priced">,
): string {
  const ids = new Set(shipment.lineIds);
  const pieces = toPieces(lines.filter(({ lineId }) => ids.has(lineId)));
  return estimateShipment(shipment, { site, now, pieces }) ?? "";
}

/**
 * The promises of all shipments that travel by an offered level, in the order in which the review shows them. They change
 * by the clock alone: an order placed after noon counts from the next business day.
 */
export function toDeliveryPromises(state: PromiseSource): string[] {
  return state.priced.shipments
    .filter(({ levels, selected }) => levels.some(({ level }) => level === selected))
    .map((shipment) => toDeliveryPromise(shipment, state));
}
