import type { BasketState } from "../../basket/rules/basket-state.ts";
import { isTaxExempt } from "../../basket/rules/is-tax-exempt.ts";
import type { PricedLine, PricedShipment } from "../../basket/rules/price-basket.ts";
import type { ResolvedLine } from "../../basket/rules/resolve-lines.ts";
import { currencyOfSite } from "../../basket/rules/to-order-summary.ts";
import type { BasketRecipient } from "../../basket/rules/to-recipients.ts";
import { toProductUrl } from "../../catalog/rules/to-product-url.ts";
import { toEmail } from "../../checkout/rules/recipients/to-email.ts";
import type { DraftLine, DraftRecipient, DraftShipment, OrderDraft } from "./order-draft.ts";
import { toDeliveryPromise } from "./to-delivery-promise.ts";

import { toShipmentId } from "./to-shipment-id.ts";

/** Takes the order from a checkout that is ready. Throws when nobody can be told of it: that is asked before. */
export function toOrderDraft(state: BasketState): OrderDraft {
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
    billingAddress: choices.billingAddress ?? recipients.find(({ address }) => address !== null)?.address ?? null,
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
      toDraftLine(line, { shipment: shipmentOf.get(line.lineId), priced: priceOf.get(line.lineId) }),
    ),
  };
}

function toDraftRecipient({
  id,
  address,
  store,
  choice: { id: _id, address: _address, ...choices },
}: BasketRecipient): DraftRecipient {
  return { id, address, locationId: store?.locationId ?? null, choices };
}

function toDraftShipment(shipment: PricedShipment, state: BasketState): DraftShipment {
  const { levels, selected: level, chargeCents, recipientId } = shipment;
  const label = levels.find((offer) => offer.level === level)?.label ?? "";
  const estimate = toDeliveryPromise(shipment, state);
  return { id: toShipmentId(shipment), recipientId, label, level, estimate, chargeCents };
}

/** A line of an order, with the words and prices of this moment. */
function toDraftLine(
  line: ResolvedLine,
  { shipment, priced }: { shipment: PricedShipment | undefined; priced: PricedLine | undefined },
): DraftLine {
  const { item } = line;
  return {
    shipmentId: shipment ? toShipmentId(shipment) : null,
    sku: line.sku,
    title: item.title,
    optionText: item.optionLabel,
    personalizationText: line.personalizationText,
    optionChoice: line.optionChoice,
    registryId: line.registryId,
    picture: item.picture,
    navigateUrl: toProductUrl(line.sku),
    quantity: line.quantity,
    unitPriceCents: line.unitPriceCents,
    totalCents: priced?.totalCents ?? 0,
    discountCents: priced?.discountCents ?? 0,
    servicesCents: priced?.servicesCents ?? 0,
    taxCents: priced?.taxCents ?? 0,
  };
}
