import type { CheckoutModel, Recipient, Shipment } from "@store/contract/checkout";
import { toCartLines } from "../../cart/rules/to-cart-lines.ts";
import { estimateDelivery } from "../../delivery/rules/estimate-delivery.ts";
import { toAppliedCard } from "../../payment/rules/to-applied-card.ts";
import { type CheckoutState, reachedStepOf } from "./checkout-state.ts";
import type { PricedShipment } from "./price-basket.ts";
import { toOrderSummary } from "./to-order-summary.ts";
import { toShippingInfo } from "./to-shipping-info.ts";

/** The whole checkout as the shopper sees it; `requestToken` is the anti-forgery token of the session [CHK-47]. */
export function toCheckoutModel(
  state: CheckoutState,
  { requestToken, now }: { requestToken: string; now: Date },
): CheckoutModel {
  const { basket, priced, card } = state;
  const summary = toOrderSummary(priced, basket.site);
  return {
    basketId: basket.basket_id,
    version: basket.version,
    reachedStep: reachedStepOf(state),
    shippingOptions: { recipients: [toRecipient(state, now)] },
    otherLines: toOtherLines(state, now),
    accountInfo: { isLoggedIn: false, email: basket.email, shippingAddresses: [] },
    billingAddress: basket.billing_address,
    shippingInfo: toShippingInfo({
      site: basket.site,
      postalCode: basket.shipping_address?.postalCode ?? null,
      now,
    }),
    paymentData: {
      isPaymentNeeded: summary.amountDue > 0,
      creditCardData: {
        cardOneInfo: card && toAppliedCard(card, { amountDueCents: summary.amountDue, now }),
        cardTwoInfo: null,
      },
    },
    orderSummary: summary,
    requestVerificationToken: requestToken,
  };
}

/** The one person that a basket is sent to, so far. */
export const recipientId = "recipient-1";

function toRecipient(state: CheckoutState, now: Date): Recipient {
  const { basket, priced } = state;
  return {
    id: recipientId,
    address: basket.shipping_address,
    shipments: priced.shipments.map((shipment) => toShipment(shipment, state, now)),
  };
}

function toOtherLines({ basket, lines, priced }: CheckoutState, now: Date): CheckoutModel["otherLines"] {
  const carried = new Set(priced.shipments.flatMap(({ lineIds }) => lineIds));
  const others = lines.filter(({ line_id }) => !carried.has(line_id));
  return toCartLines(others, { priced, site: basket.site, now });
}

function toShipment(shipment: PricedShipment, { basket, lines, priced }: CheckoutState, now: Date): Shipment {
  const { site } = basket;
  const carried = lines.filter(({ line_id }) => shipment.lineIds.includes(line_id));
  const isMadeToOrder = carried.some((line) => line.isMadeToOrder);
  return {
    id: shipment.id,
    lineItems: toCartLines(carried, { priced, site, now }),
    availableServiceLevels: shipment.levels.map(({ level, label, chargeCents }) => ({
      level,
      label,
      charge: chargeCents,
      estimate: `Arrives ${estimateDelivery({ site, kind: shipment.kind, level, isMadeToOrder, now })}`,
    })),
    selectedServiceLevel: shipment.selected,
  };
}
