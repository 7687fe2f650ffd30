import type { BasketState } from "../../basket/rules/basket-state.ts";
import { estimateShipment, toPieces } from "../../basket/rules/estimate-shipment.ts";
import type { PricedShipment } from "../../basket/rules/price-basket.ts";
import type { ResolvedLine } from "../../basket/rules/resolve-lines.ts";
import { toDayText } from "../../delivery/rules/calendar-day.ts";
import { isPlaceKnown } from "../../delivery/rules/delivery-place.ts";
import { toDeliverySpan } from "../../delivery/rules/estimate-delivery.ts";

/**
 * When a line of a shipment arrives or can be collected. Before the place is known the days of the farthest that trucks
 * reach are taken, and the words say that this is a guess. Undefined for what nothing carries.
 */
export function toArrivalText(
  line: ResolvedLine,
  shipment: PricedShipment | undefined,
  { basket: { site }, now }: Pick<BasketState, "basket" | "now">,
): string | undefined {
  if (!shipment) return undefined;
  const { kind, place, selected: level } = shipment;
  if (kind === "pickup" || (place !== null && isPlaceKnown(place))) {
    return estimateShipment(shipment, { site, now, pieces: toPieces([line]) });
  }
  const { isMadeToOrder } = line.item;
  const { latest } = toDeliverySpan({ site, kind, level, now, isMadeToOrder });
  return `Usually arrives by ${toDayText(latest)}, depending on where you live`;
}
