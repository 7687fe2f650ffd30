import type { Shipment } from "@store/contract/checkout";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { estimateShipment, toPieces } from "../../basket/rules/estimate-shipment.ts";
import type { PricedShipment } from "../../basket/rules/price-shipments.ts";
import { toCartLines } from "../../cart/rules/to-cart-lines.ts";

/** Lines that travel together, with every way in which they can and when each arrives [CHK-42]. */
export function toShipment(shipment: PricedShipment, state: BasketState): Shipment {
  const { basket, lines, now } = state;
  const ids = new Set(shipment.lineIds);
  const carried = lines.filter(({ lineId }) => ids.has(lineId));
  const question = { site: basket.site, now, pieces: toPieces(carried) };
  return {
    id: shipment.id,
    lineItems: toCartLines(carried, state),
    availableServiceLevels: shipment.levels.map(({ level, label, chargeCents }) => ({
      level,
      label,
      charge: chargeCents,
      estimate: estimateShipment(shipment, { ...question, level }) ?? "",
    })),
    selectedServiceLevel: shipment.selected,
    isShipCompleteVisible: shipment.isShipCompleteVisible,
    isShipCompleteSelected: shipment.isShipCompleteSelected,
  };
}
