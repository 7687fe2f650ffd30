import type { PricedShipment } from "../../basket/rules/price-basket.ts";

/** A shipment among all of an order. */
export function toShipmentId({ recipientId, id }: Pick<PricedShipment, "recipientId" | "id">): string {
  return `${recipientId}-${id}`;
}
