import type { Address } from "@store/contract/shared";
import type { OrderAttemptRow } from "../../database/schema.ts";
import type { OrderRows } from "../queries/settle.ts";

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
    addresses: draft.billingAddress ? [toAddressRow(draft.billingAddress, orderId)] : [],
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
      discount_cents: line.discountCents,
      services_cents: line.servicesCents,
      position,
    })),
    payments: [
      ...draft.tenders.map(({ kind, lastFour, amountCents }) => ({
        kind,
        card_type: null,
        last_four: lastFour,
        amount_cents: amountCents,
        authorisation_reference: null,
      })),
      ...cards.map(({ kind, type, lastFour, amountCents, reference }) => ({
        kind,
        card_type: type,
        last_four: lastFour,
        amount_cents: amountCents,
        authorisation_reference: reference,
      })),
    ].map((payment, index) => ({ order_id: orderId, position: index + 1, ...payment })),
  };
}

function toAddressRow(address: Address, orderId: string) {
  return {
    order_id: orderId,
    role: "billing" as const,
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
