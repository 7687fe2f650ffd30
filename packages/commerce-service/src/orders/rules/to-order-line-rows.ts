import type { OrderRows } from "../queries/order-rows.ts";
import type { DraftLine } from "./order-draft.ts";

/** The rows of an order's lines, in the order in which they were shown. */
export function toOrderLineRows(
  lines: readonly DraftLine[],
  { orderId, toShipmentId }: { orderId: string; toShipmentId: (id: string) => string },
): OrderRows["lines"] {
  return lines.map((line, position) => ({
    order_line_id: `${orderId}-${position + 1}`,
    order_id: orderId,
    shipment_id: line.shipmentId && toShipmentId(line.shipmentId),
    sku: line.sku,
    title: line.title,
    option_text: line.optionText,
    personalization_text: line.personalizationText,
    option_choice: line.optionChoice,
    registry_id: line.registryId,
    picture: line.picture,
    navigate_url: line.navigateUrl,
    quantity: line.quantity,
    unit_price_cents: line.unitPriceCents,
    total_cents: line.totalCents,
    tax_cents: line.taxCents,
    discount_cents: line.discountCents,
    services_cents: line.servicesCents,
    position,
  }));
}
