import type { CheckoutModel, Recipient, Shipment } from "@store/contract/checkout";
import { type BasketState, reachedStepOf } from "../../basket/rules/basket-state.ts";
import { estimateShipment, toPieces } from "../../basket/rules/estimate-shipment.ts";
import type { PricedShipment } from "../../basket/rules/price-basket.ts";
import { toOrderSummary } from "../../basket/rules/to-order-summary.ts";
import type { BasketRecipient } from "../../basket/rules/to-recipients.ts";
import { toCartLines } from "../../cart/rules/to-cart-lines.ts";
import { toPaymentData } from "../../payment/rules/to-payment-data.ts";
import { toKnownPlace, toShippingInfo } from "./to-shipping-info.ts";

/** The whole checkout as the shopper sees it; `requestToken` is the anti-forgery token of the session [CHK-47]. */
export function toCheckoutModel(state: BasketState, requestToken: string): CheckoutModel {
  const { basket, facts, recipients, now } = state;
  const { site, choices } = basket;
  return {
    basketId: basket.basketId,
    version: basket.version,
    reachedStep: reachedStepOf(state),
    shippingOptions: { recipients: recipients.map((recipient) => toRecipient(recipient, state)) },
    otherLines: toOtherLines(state),
    accountInfo: {
      isLoggedIn: facts.account !== null,
      email: choices.email ?? facts.account?.email ?? null,
      shippingAddresses: [...(facts.account?.addresses ?? [])],
    },
    billingAddress: choices.billingAddress ?? null,
    shippingInfo: toShippingInfo({ site, now, ...toKnownPlace(state) }),
    paymentData: toPaymentData(state),
    orderSummary: toOrderSummary(state, site),
    requestVerificationToken: requestToken,
  };
}

function toRecipient({ id, address }: BasketRecipient, state: BasketState): Recipient {
  const shipments = state.priced.shipments.filter(({ recipientId }) => recipientId === id);
  return { id, address, shipments: shipments.map((shipment) => toShipment(shipment, state)) };
}

function toOtherLines(state: BasketState): CheckoutModel["otherLines"] {
  const carried = new Set(state.priced.shipments.flatMap(({ lineIds }) => lineIds));
  return toCartLines(
    state.lines.filter(({ lineId }) => !carried.has(lineId)),
    state,
  );
}

function toShipment(shipment: PricedShipment, state: BasketState): Shipment {
  const { basket, lines, now } = state;
  const ids = new Set(shipment.lineIds);
  const carried = lines.filter(({ lineId }) => ids.has(lineId));
  const question = { site: basket.site, now, pieces: toPieces(carried) };
  return {
    id: shipment.id,
    lineItems: toCartLines(carried, state),
    availableServiceLevels: shipment.levels.map(({ level, label, chargeCents }) => ({
      level,
      label,
      charge: chargeCents,
      estimate: estimateShipment(shipment, { ...question, level }) ?? "",
    })),
    selectedServiceLevel: shipment.selected,
    isShipCompleteVisible: shipment.isShipCompleteVisible,
    isShipCompleteSelected: shipment.isShipCompleteSelected,
  };
}
