import type { AttemptCard, OrderAttemptRow } from "../../database/schema.ts";
import type { DraftLine, DraftTender } from "../../database/tables/order-draft.ts";
import { toAddressColumns } from "../../database/to-address.ts";
import type { OrderRows } from "./order-rows.ts";

/** The rows of an attempt's order. Their ids are derived from the order's. */
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
    recipients: draft.recipients.map(({ id, address, locationId, registryName, choices }, position) => ({
      order_id: orderId,
      recipient_id: id,
      position,
      address,
      location_id: locationId,
      registry_name: registryName,
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

/** The rows of an order's lines, in the order in which they were shown. */
function toOrderLineRows(
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
    options: line.options,
    add_record: line.addRecord,
    returns_text: line.returnsText ?? null,
    registry_id: line.registry?.registryId ?? null,
    registry_name: line.registry?.name ?? null,
    picture: line.picture,
    stand_in: line.standIn ?? null,
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

/** The rows of an order's payments: tenders first, then the cards with their references. */
function toPaymentRows(
  tenders: readonly DraftTender[],
  cards: readonly AttemptCard[],
  orderId: string,
): OrderRows["payments"] {
  const given = tenders.map(({ kind, lastFour, amountCents }) => ({
    kind,
    card_type: null,
    last_four: lastFour,
    amount_cents: amountCents,
    payer: null,
    authorization_reference: null,
  }));
  const authorized = cards.map(({ kind, type, lastFour, amountCents, payer = null, reference }) => ({
    kind,
    card_type: type,
    last_four: lastFour,
    amount_cents: amountCents,
    payer,
    authorization_reference: reference,
  }));
  return [...given, ...authorized].map((payment, index) => ({ order_id: orderId, position: index + 1, ...payment }));
}
