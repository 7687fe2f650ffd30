import type { Order, OrderShipment } from "@store/contract/orders";
import { sumCents } from "@store/price-format";
import { toPromoText } from "../../basket/rules/to-order-summary.ts";
import { toCountry } from "../../basket/rules/to-ship-to.ts";
import { toPicture } from "../../catalog/rules/to-picture.ts";
import { toAddress } from "../../database/to-address.ts";
import { tenderKinds } from "../../tenders/rules/tender-kind.ts";
import type { FoundOrder } from "../queries/find-order.ts";

/** An order as its buyer sees it. */
export function toOrder(found: FoundOrder): Order {
  const [billing] = found.addresses;
  const shippingAddress = found.recipients.find(({ address }) => address !== null)?.address ?? null;
  const linesOf = (shipmentId: string | null) =>
    found.lines.filter((line) => line.shipment_id === shipmentId).map(toOrderLine);
  return {
    orderId: found.order_id,
    orderNumber: String(found.order_number),
    placedAt: found.placed_at.toISOString(),
    email: found.email,
    shippingAddress,
    billingAddress: billing ? toAddress(billing) : null,
    ...(shippingAddress && { shipTo: toCountry(shippingAddress.country) }),
    shipments: found.shipments.map(({ shipment_id, recipient_id, label, estimate, charge_cents }) => ({
      label,
      estimate,
      charge: charge_cents,
      lineItems: linesOf(shipment_id),
      ...toPickup(found.recipients.find((recipient) => recipient.recipient_id === recipient_id)),
    })),
    otherLines: linesOf(null),
    payments: found.payments.map(({ kind, card_type, last_four, amount_cents }) => ({
      kind,
      type: card_type,
      lastFour: last_four,
      amount: amount_cents,
    })),
    orderSummary: {
      subtotal: found.subtotal_cents,
      shipping: found.shipping_cents,
      surcharge: found.surcharge_cents,
      discount: found.discount_cents,
      tax: found.tax_cents,
      tendersTotal: sumOf(found, tenderKinds),
      total: found.total_cents,
      amountDue: found.total_cents - sumOf(found, tenderKinds),
      currency: found.currency,
      services: found.services_cents,
      isTaxExempt: found.is_tax_exempt,
      promoCode: toPromoText(found.promotions.map(({ code }) => code)),
      rewardsTotal: sumOf(found, ["certificate"]),
      // It is said before the order is placed.
      rewardsExceedOrderTotalMessage: null,
    },
  };
}

/** A store stays for as long as an order names it, but its hours are today's: they tell when to come. */
function toPickup(recipient: FoundOrder["recipients"][number] | undefined): Pick<OrderShipment, "pickup"> {
  if (!recipient?.store) return {};
  const { location_id: locationId, postal_code: postalCode, ...store } = recipient.store;
  return { pickup: { store: { locationId, postalCode, ...store }, contact: recipient.choices.pickupContact ?? null } };
}

function toOrderLine(line: FoundOrder["lines"][number]): Order["otherLines"][number] {
  return {
    sku: line.sku,
    title: line.title,
    imagePath: toPicture({ picture: line.picture, pictureAlt: "" }).imagePath,
    navigateUrl: line.navigate_url,
    ...(line.option_text === null ? {} : { optionText: line.option_text }),
    ...(line.personalization_text === null ? {} : { personalizationText: line.personalization_text }),
    quantity: line.quantity,
    unitPrice: line.unit_price_cents,
    total: line.total_cents,
    tax: line.tax_cents,
  };
}

function sumOf({ payments }: FoundOrder, kinds: readonly string[]): number {
  return sumCents(payments.flatMap(({ kind, amount_cents }) => (kinds.includes(kind) ? [amount_cents] : [])));
}
