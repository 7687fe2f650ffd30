import type { Address } from "@store/contract/shared";
import type { OrderAttemptRow } from "../../database/schema.ts";
import type { OrderRows } from "../queries/settle.ts";

/** The rows of the order that an attempt becomes. Their ids follow from the order's. */
export function toOrderRows(attempt: OrderAttemptRow, { orderId, now }: { orderId: string; now: Date }): OrderRows {
  const { draft, card } = attempt;
  const { totals } = draft;
  const toShipmentId = (id: string) => `${orderId}-${id}`;
  return {
    order: {
      order_id: orderId,
      attempt_id: attempt.attempt_id,
      basket_id: attempt.basket_id,
      session_id: attempt.session_id,
      site: draft.site,
      brand: draft.brand,
      email: draft.email,
      subtotal_cents: totals.subtotalCents,
      shipping_cents: totals.shippingCents,
      surcharge_cents: totals.surchargeCents,
      discount_cents: totals.discountCents,
      tax_cents: totals.taxCents,
      total_cents: totals.totalCents,
      currency: draft.currency,
      placed_at: now,
    },
    addresses: [
      toAddressRow(draft.shippingAddress, { orderId, role: "shipping" }),
      toAddressRow(draft.billingAddress, { orderId, role: "billing" }),
    ],
    shipments: draft.shipments.map((shipment, position) => ({
      shipment_id: toShipmentId(shipment.id),
      order_id: orderId,
      label: shipment.label,
      service_level: shipment.level,
      estimate: shipment.estimate,
      charge_cents: shipment.chargeCents,
      position,
    })),
    lines: draft.lines.map((line, position) => ({
      order_line_id: `${orderId}-${position + 1}`,
      order_id: orderId,
      shipment_id: line.shipmentId && toShipmentId(line.shipmentId),
      sku: line.sku,
      title: line.title,
      option_text: line.optionText,
      personalization_text: line.personalizationText,
      picture: line.picture,
      navigate_url: line.navigateUrl,
      quantity: line.quantity,
      unit_price_cents: line.unitPriceCents,
      total_cents: line.totalCents,
      tax_cents: line.taxCents,
      position,
    })),
    payments: card
      ? [
          {
            order_id: orderId,
            position: 1,
            kind: "card",
            card_type: card.type,
            last_four: card.lastFour,
            amount_cents: attempt.total_cents,
            authorisation_reference: attempt.authorisation_reference,
          },
        ]
      : [],
  };
}

function toAddressRow(address: Address, { orderId, role }: { orderId: string; role: "shipping" | "billing" }) {
  return {
    order_id: orderId,
    role,
    first_name: address.firstName,
    last_name: address.lastName,
    address1: address.address1,
    address2: address.address2 ?? null,
    address3: address.address3 ?? null,
    city: address.city,
    state: address.state,
    postal_code: address.postalCode,
    country: address.country,
    day_phone: address.dayPhone,
  };
}
