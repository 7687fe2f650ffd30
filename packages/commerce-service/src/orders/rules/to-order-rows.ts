import type { OrderAttemptRow } from "../../database/schema.ts";
import { toAddressColumns } from "../../database/to-address.ts";
import type { OrderRows } from "../queries/order-rows.ts";
import { toOrderLineRows } from "./to-order-line-rows.ts";
import { toPaymentRows } from "./to-payment-rows.ts";

/** The rows of the order that an attempt becomes. Their ids follow from the order's. */
export function toOrderRows(attempt: OrderAttemptRow, { orderId, now }: { orderId: string; now: Date }): OrderRows {
  const { draft, cards } = attempt;
  const { totals } = draft;
  const toShipmentId = (id: string) => `${orderId}-${id}`;
  return {
    order: {
      order_id: orderId,
      attempt_id: attempt.attempt_id,
      basket_id: attempt.basket_id,
      owner_id: attempt.owner_id,
      site: draft.site,
      brand: draft.brand,
      email: draft.email,
      subtotal_cents: totals.subtotalCents,
      services_cents: totals.servicesCents,
      shipping_cents: totals.shippingCents,
      surcharge_cents: totals.surchargeCents,
      discount_cents: totals.discountCents,
      tax_cents: totals.taxCents,
      total_cents: totals.totalCents,
      currency: draft.currency,
      is_tax_exempt: draft.isTaxExempt,
      placed_at: now,
    },
    addresses: draft.billingAddress
      ? [{ order_id: orderId, role: "billing", ...toAddressColumns(draft.billingAddress) }]
      : [],
    recipients: draft.recipients.map(({ id, address, locationId, choices }, position) => ({
      order_id: orderId,
      recipient_id: id,
      position,
      address,
      location_id: locationId,
      choices,
    })),
    promotions: draft.promotions.map((promotion) => ({ order_id: orderId, ...promotion })),
    shipments: draft.shipments.map((shipment, position) => ({
      shipment_id: toShipmentId(shipment.id),
      order_id: orderId,
      recipient_id: shipment.recipientId,
      label: shipment.label,
      service_level: shipment.level,
      estimate: shipment.estimate,
      charge_cents: shipment.chargeCents,
      position,
    })),
    lines: toOrderLineRows(draft.lines, { orderId, toShipmentId }),
    payments: toPaymentRows(draft.tenders, cards, orderId),
  };
}
