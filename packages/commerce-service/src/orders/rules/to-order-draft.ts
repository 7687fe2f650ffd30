import type { BasketCall } from "../../basket/basket-call.ts";
import type { ResolvedLine } from "../../basket/basket-context.ts";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { isTaxExempt } from "../../basket/rules/is-tax-exempt.ts";
import type { PricedLine, PricedShipment } from "../../basket/rules/price-basket.ts";
import { findReturnPolicy } from "../../basket/rules/return-policy.ts";
import { toEmail } from "../../basket/rules/to-email.ts";
import { type BasketRecipient, findOwnAddress } from "../../basket/rules/to-recipients.ts";
import type { AttemptCard, OrderAttemptRow } from "../../database/schema.ts";
import type { DraftLine, DraftRecipient, DraftShipment, OrderDraft } from "../../database/tables/order-draft.ts";
import type { AuthorizationRequest } from "../../ports/payments.ts";
import type { RegistryRecord } from "../../registries/registry-record.ts";
import type { Session } from "../../service/session/session-store.ts";
import { currencyOfSite } from "../../views/to-order-summary.ts";
import { toItemUrl } from "../../views/to-product-url.ts";
import { authorizingLimitMs } from "./lookup-times.ts";
import { toDeliveryPromise } from "./to-delivery-promise.ts";

/** The order of a complete checkout. Throws without an e-mail address, which is checked before. */
function toOrderDraft(state: BasketState): OrderDraft {
  const { basket, basketContext, recipients, priced, paid } = state;
  const { site, brand, choices } = basket;
  const email = toEmail(state);
  if (email === undefined) {
    throw new Error("An order needs an e-mail address. Check the reached step before drafting it.");
  }
  const { lines: pricedLines, shipments, gifts: _gifts, promotions, ...totals } = priced;
  const shipmentOf = new Map(shipments.flatMap((shipment) => shipment.lineIds.map((id) => [id, shipment] as const)));
  const priceOf = new Map(pricedLines.map((line) => [line.lineId, line]));
  return {
    site,
    brand,
    email,
    currency: currencyOfSite[site],
    recipients: recipients.map(toDraftRecipient),
    billingAddress: choices.billingAddress ?? findOwnAddress(recipients),
    isTaxExempt: isTaxExempt(state),
    totals,
    promotions: basketContext.promotions
      .filter(({ code }) => promotions.codes.includes(code))
      .map(({ code, description }) => ({ code, description })),
    tenders: paid.tenders.flatMap(({ tender: { kind, numberHash, lastFour }, appliedCents }) =>
      appliedCents > 0 ? [{ kind, numberHash, lastFour, amountCents: appliedCents }] : [],
    ),
    shipments: shipments.map((shipment) => toDraftShipment(shipment, state)),
    lines: state.lines.map((line) =>
      toDraftLine(line, {
        shipment: shipmentOf.get(line.lineId),
        priced: priceOf.get(line.lineId),
        registry: basketContext.registries.get(line.registryCode ?? ""),
      }),
    ),
  };
}

function toDraftRecipient({
  id,
  address,
  registry,
  store,
  choice: { id: _id, address: _address, registryCode: _code, ...choices },
}: BasketRecipient): DraftRecipient {
  return { id, address, locationId: store?.locationId ?? null, registryName: registry?.name ?? null, choices };
}

function toDraftShipment(shipment: PricedShipment, state: BasketState): DraftShipment {
  const { levels, selected: level, chargeCents, recipientId } = shipment;
  const label = levels.find((offer) => offer.level === level)?.label ?? "";
  const estimate = toDeliveryPromise(shipment, state);
  return { id: toShipmentId(shipment), recipientId, label, level, estimate, chargeCents };
}

/** A line of an order, with the current texts and prices. */
function toDraftLine(
  line: ResolvedLine,
  {
    shipment,
    priced,
    registry,
  }: { shipment: PricedShipment | undefined; priced: PricedLine | undefined; registry: RegistryRecord | undefined },
): DraftLine {
  const { item } = line;
  return {
    shipmentId: shipment ? toShipmentId(shipment) : null,
    sku: line.sku,
    title: item.title,
    optionText: item.optionLabel,
    options: line.options,
    addRecord: line.addRecord,
    returnsText: findReturnPolicy({ ...item, hasText: line.options.text !== undefined }).text,
    registry: registry ? { registryId: registry.registryId, name: registry.name } : null,
    picture: item.picture,
    standIn: item.standIn,
    navigateUrl: toItemUrl(item, line.options),
    quantity: line.quantity,
    unitPriceCents: line.unitPriceCents,
    totalCents: priced?.totalCents ?? 0,
    discountCents: priced?.discountCents ?? 0,
    servicesCents: priced?.servicesCents ?? 0,
    taxCents: priced?.taxCents ?? 0,
  };
}

/** The id of a shipment among all of an order. */
function toShipmentId({ recipientId, id }: Pick<PricedShipment, "recipientId" | "id">): string {
  return `${recipientId}-${id}`;
}

/** What a card or a wallet is authorized with. */
export type PaymentToken = Pick<AuthorizationRequest, "token" | "deviceData">;

/**
 * The attempt that places this basket, with the processor's tokens by their references. Throws if an amount is due
 * without a payment, which is checked before.
 */
export function toAttempt(
  state: BasketState,
  { random, idempotencyKey, session }: Pick<BasketCall, "random" | "idempotencyKey"> & { session: Session },
): { attempt: OrderAttemptRow; tokens: Map<string, PaymentToken> } {
  const { basket, priced, paid, now } = state;
  if (!paid.isCovered) throw new Error("An order that costs something needs to be paid. Check the reached step first.");
  const attemptId = random.token(16);
  const draft = toOrderDraft(state);
  const cards = toAttemptCards(state, attemptId);
  const attempt: OrderAttemptRow = {
    attempt_id: attemptId,
    basket_id: basket.basketId,
    basket_version: basket.version,
    session_id: session.sessionId,
    owner_id: basket.ownerId,
    attempt_key: idempotencyKey ?? random.token(16),
    state: "authorizing",
    draft,
    total_cents: priced.totalCents,
    currency: draft.currency,
    cards: cards.map(({ card }) => card),
    failure: null,
    reply: null,
    next_look_at: new Date(now.getTime() + authorizingLimitMs),
    looks: 0,
    created_at: now,
    updated_at: now,
  };
  return { attempt, tokens: new Map(cards.map(({ card, token }) => [card.reference, token])) };
}

function toAttemptCards(
  { basket, paid }: BasketState,
  attemptId: string,
): { card: AttemptCard; token: PaymentToken }[] {
  if (paid.amountDueCents === 0) return [];
  const { wallet } = basket.choices;
  if (wallet) {
    const { kind, token, payer, deviceData } = wallet;
    if (token === null) throw new Error("A wallet pays with its token. Have its sheet confirmed first.");
    const reference = `order-${attemptId}-1`;
    const amountCents = paid.amountDueCents;
    const card = { reference, kind, type: null, lastFour: "0000", amountCents, ...(payer && { payer }) };
    return [{ card, token: { token, ...(deviceData && { deviceData }) } }];
  }
  return paid.cards
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ card: { type, lastFour, token }, amountCents }, index) => ({
      card: { reference: `order-${attemptId}-${index + 1}`, kind: "card", type, lastFour, amountCents },
      token: { token },
    }));
}
