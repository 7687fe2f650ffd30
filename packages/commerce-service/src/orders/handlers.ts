import type { ReplyOf } from "@store/contract/operation";
import { type Order, type OrderAttempt, type OrderShipment, orderOperations } from "@store/contract/orders";
import { orderRequests } from "@store/contract/orders/requests";
import { sumCents } from "@store/price-format";
import { toPromoText } from "../basket/rules/to-order-summary.ts";
import { toCountry } from "../basket/rules/to-ship-to.ts";
import { toPicture } from "../catalog/rules/to-picture.ts";
import { toAddress } from "../database/to-address.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { tenderKinds } from "../tenders/rules/tender-refusal.ts";
import { placeApplePayOrder, placeApplePayOrderFromPayment } from "./place-apple-pay-order.ts";
import { placeOrder } from "./place-order.ts";
import { findAttemptToShow } from "./queries/find-attempt.ts";
import { type FoundOrder, findOrder } from "./queries/find-order.ts";
import { attemptStates } from "./rules/attempt-states.ts";
import { toOrderChoices } from "./rules/to-order-choices.ts";

const orderNotFound = {
  kind: "refused",
  status: 404,
  errorCode: "OrderNotFound",
  message: "We cannot find this order here. Open it in the browser in which you placed it.",
} as const;

/** Returns an order to the session that placed it; for others it does not exist. */
async function showOrder(
  { orderId }: { orderId: string },
  { database, session }: CallContext,
): Promise<Answer<ReplyOf<(typeof orderOperations)["getOrder"]>>> {
  const found = session && (await findOrder(database, { orderId, ownerId: session.ownerId }));
  return found ? { kind: "reply", reply: { isSuccess: true, order: toOrder(found) } } : orderNotFound;
}

const mayBeDeclined = () => ({ limits: [limits.declines] });

export const orderModule = defineModule({
  operations: orderOperations,
  requests: orderRequests,
  basket: {
    placeOrder: mayBeDeclined,
    placeApplePayOrder: mayBeDeclined,
    placeApplePayOrderFromPayment: mayBeDeclined,
  },
  handlers: {
    placeOrder,
    placeApplePayOrder,
    placeApplePayOrderFromPayment,
    getOrderAttempt: showOrderAttempt,
    getOrder: showOrder,
  },
});

/** The outcome of a submission, by its key or the `attemptKey` of a reply; only for this session or its account. */
async function showOrderAttempt(
  { key }: { key: string },
  { database, session }: CallContext,
): Promise<Answer<OrderAttempt>> {
  const attempt = session && (await findAttemptToShow(database, { ...session, key }));
  if (!attempt) return { kind: "reply", reply: { isSuccess: true, status: "none" } };
  const { state, reply } = attempt;
  return {
    kind: "reply",
    reply: {
      isSuccess: true,
      status: attemptStates[state].status,
      ...(reply === null ? {} : { message: reply.message, redirectUrl: reply.redirectUrl }),
    },
  };
}

/** An order as its buyer sees it. */
function toOrder(found: FoundOrder): Order {
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
    recipients: found.recipients.map(({ recipient_id: recipientId, address, choices }) => ({
      recipientId,
      address,
      choices: toOrderChoices(choices),
    })),
    shipments: found.shipments.map(({ shipment_id, recipient_id, label, estimate, charge_cents }) => ({
      recipientId: recipient_id,
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
      // Shown before the order is placed.
      rewardsExceedOrderTotalMessage: null,
    },
  };
}

/** The store exists as long as an order references it, but its hours are current. */
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
