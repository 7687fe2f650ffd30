import type { CheckoutModel } from "@store/contract/checkout";
import { type BasketState, getReachedStep } from "../../basket/rules/basket-state.ts";
import { toOrderSummary } from "../../basket/rules/to-order-summary.ts";
import { toShipTo } from "../../basket/rules/to-ship-to.ts";
import { toCartLines } from "../../cart/rules/to-cart-lines.ts";
import { toPaymentData } from "../../payment/rules/to-payment-data.ts";
import { toEmail } from "./recipients/to-email.ts";

import { toRecipient } from "./to-recipient.ts";
import { toKnownPlace, toShippingInfo } from "./to-shipping-info.ts";

/** The whole checkout as the shopper sees it; `requestToken` is the anti-forgery token of the session [CHK-47]. */
export function toCheckoutModel(state: BasketState, requestToken: string): CheckoutModel {
  const { basket, basketContext, recipients, now } = state;
  const { site, choices } = basket;
  return {
    basketId: basket.basketId,
    version: basket.version,
    reachedStep: getReachedStep(state),
    shippingOptions: { recipients: recipients.map((recipient) => toRecipient(recipient, state)) },
    otherLines: toOtherLines(state),
    ...toNotifyOptions(state),
    accountInfo: {
      isLoggedIn: basketContext.account !== null,
      email: toEmail(state) ?? null,
      isTaxExemptEligible: basketContext.account?.isTaxExempt ?? false,
      shippingAddresses: [...(basketContext.account?.addresses ?? [])],
    },
    billingAddress: choices.billingAddress ?? null,
    shippingInfo: toShippingInfo({ site, now, ...toKnownPlace(state) }),
    shipTo: toShipTo(basket),
    paymentData: toPaymentData(state),
    orderSummary: toOrderSummary(state, site),
    requestVerificationToken: requestToken,
  };
}

function toOtherLines(state: BasketState): CheckoutModel["otherLines"] {
  const carried = new Set(state.priced.shipments.flatMap(({ lineIds }) => lineIds));
  return toCartLines(
    state.lines.filter(({ lineId }) => !carried.has(lineId)),
    state,
  );
}

/** Where news of deliveries and of pickups goes; until something is chosen to the order's e-mail address [CHK-43]. */
function toNotifyOptions(state: BasketState): Pick<CheckoutModel, "notificationOptions" | "pickupNotificationOptions"> {
  const { notification, pickupNotification } = state.basket.choices;
  const byDefault = { email: toEmail(state) ?? null, phone: null, isTextSelected: false };
  return {
    notificationOptions: notification ?? byDefault,
    pickupNotificationOptions: pickupNotification ?? byDefault,
  };
}
