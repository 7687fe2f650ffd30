import type { ReplyOf } from "@store/contract/operation";
import type { Order, OrderLine, OrderShipment, orderOperations } from "@store/contract/orders";
import { sumCents } from "@store/price-format";
import type { BasketCall } from "../basket/basket-call.ts";
import { toBillingCountry, toCountry } from "../basket/rules/to-ship-to.ts";
import { toAddress } from "../database/to-address.ts";
import { toLineTexts } from "../line-options/line-options.ts";
import { toStyleText } from "../line-options/line-personalization.ts";
import { tenderKinds } from "../pricing/tender-refusal.ts";
import { toRegistryAddress, toRegistryText } from "../registries/registry-record.ts";
import type { Answer } from "../service/context.ts";
import { toOrderedDesign } from "../views/to-design.ts";
import { toPromoText } from "../views/to-order-summary.ts";
import { toLinePicture } from "../views/to-picture.ts";
import { type FoundOrder, findLatestOrder, findOrder } from "./queries/find-order.ts";
import { createOrderLink, parseOrderToken } from "./rules/order-link.ts";
import { toOrderChoices } from "./rules/to-order-choices.ts";

type OrderAnswer = Answer<ReplyOf<(typeof orderOperations)["getOrder"]>>;

const toNotFound = (message: string) =>
  ({ kind: "refused", status: 404, errorCode: "OrderNotFound", message }) as const;

/** An order for the session or account that placed it, with its link; to everybody else there is no such order. */
export async function showOrder({ orderId }: { orderId: string }, context: BasketCall): Promise<OrderAnswer> {
  const { database, session, secrets, site } = context;
  const found = session && (await findOrder(database, orderId, session));
  if (!found) return toNotFound("We cannot find this order here. Open it in the browser in which you placed it.");
  const linkPath = createOrderLink(orderId, { secrets, site, placedAt: found.placed_at });
  return { kind: "reply", reply: { isSuccess: true, order: toOrder(found), linkPath } };
}

/** An order for whoever holds its link, on any device; without an account, and without what only its buyer should read. */
export async function showLinkedOrder({ token }: { token: string }, context: BasketCall): Promise<OrderAnswer> {
  const { database, secrets, site, clock } = context;
  const orderId = parseOrderToken(token, { secrets, site, now: clock.now() });
  const found = orderId === null ? undefined : await findOrder(database, orderId, { site });
  if (!found) return toNotFound("This link does not lead to an order any more.");
  return { kind: "reply", reply: { isSuccess: true, order: withoutContacts(toOrder(found)) } };
}

/** Which order a session or account placed within the last day, the latest of them; none for somebody who has not. */
export async function showLatestOrder(
  _: object,
  { database, session, site, clock }: BasketCall,
): Promise<Answer<ReplyOf<(typeof orderOperations)["getLatestOrder"]>>> {
  const latest = session && (await findLatestOrder(database, { ownerId: session.ownerId, site }));
  const isRecent = latest && clock.now().getTime() - latest.placedAt.getTime() < 24 * 60 * 60 * 1000;
  const order = isRecent && { orderId: latest.orderId, orderNumber: String(latest.orderNumber) };
  return { kind: "reply", reply: { isSuccess: true, ...(order && { order }) } };
}

/** An order as its buyer sees it. */
function toOrder(found: FoundOrder): Order {
  const [billing] = found.addresses;
  const billingAddress = billing ? toAddress(billing) : null;
  const recipients = found.recipients.map(withoutRegistryAddress);
  const shippingAddress = recipients.find(({ address }) => address !== null)?.address ?? null;
  const linesOf = (shipmentId: string | null) =>
    found.lines.filter((line) => line.shipment_id === shipmentId).map(toOrderLine);
  return {
    orderId: found.order_id,
    orderNumber: String(found.order_number),
    placedAt: found.placed_at.toISOString(),
    email: found.email,
    shippingAddress,
    billingAddress,
    ...toBillingCountry(billingAddress, found.site),
    ...(shippingAddress?.country && { shipTo: toCountry(shippingAddress.country) }),
    recipients: recipients.map(({ recipient_id: recipientId, address, choices, registry_name }) => ({
      recipientId,
      address,
      choices: toOrderChoices(choices, registry_name === null ? address : null),
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
    payments: found.payments.map(({ kind, card_type, last_four, payer, amount_cents }) => ({
      kind,
      type: card_type,
      lastFour: last_four,
      ...(payer !== null && { payer }),
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

/**
 * An order as its link shows it. Mails are forwarded, so it omits the billing address, the payer of a wallet, phone numbers
 * and e-mail addresses, except the first letter and the domain of the address that updates are sent to.
 */
function withoutContacts(order: Order): Order {
  const withoutContact = (address: Order["shippingAddress"]) => {
    if (address === null) return null;
    const { emailAddress: _address, ...place } = address;
    return { ...place, dayPhone: "" };
  };
  const { billingCountry: _, ...rest } = order;
  return {
    ...rest,
    email: order.email.replace(/^(.).*(?=@)/, "$1***"),
    billingAddress: null,
    payments: order.payments.map(({ payer: _payer, ...payment }) => payment),
    shippingAddress: withoutContact(order.shippingAddress),
    recipients: order.recipients.map((recipient) => ({ ...recipient, address: withoutContact(recipient.address) })),
    shipments: order.shipments.map(({ pickup, ...shipment }) => ({
      ...shipment,
      ...(pickup && { pickup: { ...pickup, contact: pickup.contact && { ...pickup.contact, email: "", phone: "" } } }),
    })),
  };
}

/** A recipient as the buyer sees it: of a registry only its name. */
function withoutRegistryAddress(recipient: FoundOrder["recipients"][number]): FoundOrder["recipients"][number] {
  const { registry_name: name } = recipient;
  return name === null ? recipient : { ...recipient, address: toRegistryAddress({ name }) };
}

/** The store exists as long as an order references it, but its hours are current. */
function toPickup(recipient: FoundOrder["recipients"][number] | undefined): Pick<OrderShipment, "pickup"> {
  if (!recipient?.store) return {};
  const { location_id: locationId, postal_code: postalCode, ...store } = recipient.store;
  return { pickup: { store: { locationId, postalCode, ...store }, contact: recipient.choices.pickupContact ?? null } };
}

function toOrderLine(line: FoundOrder["lines"][number]): OrderLine {
  const { design: personalization } = line.options;
  const design = toOrderedDesign(line.options, line.piece);
  return {
    sku: line.sku,
    title: line.title,
    ...toLinePicture({ picture: line.picture, standIn: line.stand_in }),
    navigateUrl: line.navigate_url,
    ...(line.option_text === null ? {} : { optionText: line.option_text }),
    ...(design && { design }),
    ...toLineTexts(line.options),
    ...(line.registry_name !== null && { registryText: toRegistryText(line.registry_name) }),
    ...(personalization && { personalizationStyle: toStyleText(personalization) }),
    ...(line.returns_text !== null && { returnsText: line.returns_text }),
    ...toAcceptedTerms(line.add_record),
    quantity: line.quantity,
    unitPrice: line.unit_price_cents,
    total: line.total_cents,
    tax: line.tax_cents,
  };
}

function toAcceptedTerms({
  acceptedTerms: terms,
}: FoundOrder["lines"][number]["add_record"]): Pick<OrderLine, "acceptedTerms"> {
  if (!terms) return {};
  const { title, message, acceptedAt } = terms;
  return { acceptedTerms: { ...(title !== null && { title }), message, acceptedAt } };
}

function sumOf({ payments }: FoundOrder, kinds: readonly string[]): number {
  return sumCents(payments.flatMap(({ kind, amount_cents }) => (kinds.includes(kind) ? [amount_cents] : [])));
}
