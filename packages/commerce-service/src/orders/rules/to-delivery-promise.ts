import type { BasketState } from "../../basket/rules/basket-state.ts";
import { estimateShipment } from "../../basket/rules/estimate-shipment.ts";
import type { PricedShipment } from "../../basket/rules/price-basket.ts";
import { toPieces } from "../../delivery/rules/estimate-delivery.ts";

type PromiseSource = Pick<BasketState, "basket" | "lines" | "priced" | "now">;

/**
 * When a shipment would arrive if ordered at the time of the state, with the text of the review; empty if it cannot be
 * delivered.
 */
export function toDeliveryPromise(
  shipment: PricedShipment,
  { basket: { site }, lines, now }: Omit<PromiseSource, "priced">,
): string {
  const ids = new Set(shipment.lineIds);
  const pieces = toPieces(lines.filter(({ lineId }) => ids.has(lineId)));
  return estimateShipment(shipment, { site, now, pieces }) ?? "";
}

/**
 * The estimates of all shipments that can be delivered, in the order of the review. They change with the clock: an
 * order after noon counts from the next business day.
 */
export function toDeliveryPromises(state: PromiseSource): string[] {
  return state.priced.shipments
    .filter(({ levels, selected }) => levels.some(({ level }) => level === selected))
    .map((shipment) => toDeliveryPromise(shipment, state));
}
