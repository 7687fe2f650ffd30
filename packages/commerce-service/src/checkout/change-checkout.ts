import type { CheckoutModel, CheckoutResult, RecipientsReply } from "@store/contract/checkout";
import type { BasketCall } from "../basket/basket-call.ts";
import { changeBasket } from "../basket/change-basket.ts";
import type { BasketChange, Decision, NoChange } from "../basket/decision.ts";
import { type BasketState, getReachedStep, toBasketState } from "../basket/rules/basket-state.ts";
import { toEmail } from "../basket/rules/to-email.ts";
import { toBillingCountry, toShipTo } from "../basket/rules/to-ship-to.ts";
import { toRegistryAddress } from "../registries/registry-record.ts";
import type { Answer } from "../service/context.ts";
import { maskToken } from "../service/session/session-token.ts";
import { toCartLines } from "../views/to-cart-lines.ts";
import { toJoinMessage } from "../views/to-join-message.ts";
import { toOrderSummary } from "../views/to-order-summary.ts";
import { toPaymentData } from "../views/to-payment-data.ts";
import { toRecipient } from "../views/to-recipient.ts";
import { toKnownPlace, toShippingInfo } from "../views/to-shipping-info.ts";
import { offerRegistries } from "./rules/recipients/find-address.ts";
import { toRemovedRecipient } from "./rules/recipients/removed-recipient.ts";

/** The result of a checkout rule. */
export type CheckoutDecision<Reply> = Decision<BasketChange, Reply>;

/**
 * Changes the shopper's checkout with a rule and returns what `toReply` makes of the result. Without a checkout the
 * session has ended: it is open from the cart's checkout call until the order or an empty basket.
 */
export function changeCheckout<Reply>(
  context: BasketCall,
  toReply: (state: BasketState, context: BasketCall) => Reply,
  decide: (state: BasketState) => CheckoutDecision<Reply>,
): Promise<Answer<Reply>> {
  const now = context.clock.now();
  return changeBasket<Reply, BasketChange, NoChange<Answer<Reply>>>(context, {
    decide(loaded) {
      const state = toBasketState(loaded, now);
      if (!isCheckoutOpen(state)) return { kind: "refused", refusal: { kind: "sessionReset" } };
      const decision = decide(state);
      if (decision.kind !== "refused") return decision;
      return { kind: "refused", refusal: { kind: "reply", reply: decision.refusal } };
    },
    toReply: (state) => toReply(state, context),
    toAnswer: (decision, loaded) =>
      decision.kind === "refused"
        ? decision.refusal
        : { kind: "reply", reply: toReply(toBasketState(loaded, now), context) },
    orElse: { kind: "sessionReset" },
  });
}

/** The shopper's checkout in the request snapshot; undefined if none is open. */
export function findCheckout({ snapshot: { loaded }, clock }: BasketCall): BasketState | undefined {
  const state = loaded && toBasketState(loaded, clock.now());
  return state && isCheckoutOpen(state) ? state : undefined;
}

function isCheckoutOpen({ basket, lines }: BasketState): boolean {
  return basket.isInCheckout && lines.length > 0;
}

type Filled = Required<Pick<CheckoutResult, "checkout" | "orderSummary">>;

/** The reply of every successful step: the whole new state. */
export function toCheckoutResult(state: BasketState, { session, random }: BasketCall): CheckoutResult & Filled {
  const checkout = toCheckoutModel(state, session ? maskToken(session.requestToken, random) : "");
  return { isSuccess: true, checkout, orderSummary: checkout.orderSummary };
}

/** The same, with the list of recipients: the reply of calls that move lines between them. */
export function toRecipientsResult(
  state: BasketState,
  context: BasketCall,
): RecipientsReply & Filled & Required<Pick<RecipientsReply, "recipientList">> {
  const result = toCheckoutResult(state, context);
  return { ...result, recipientList: result.checkout.shippingOptions.recipients };
}

/** The checkout model of the shopper; `requestToken` is the CSRF token of the session. */
function toCheckoutModel(state: BasketState, requestToken: string): CheckoutModel {
  const { basket, basketContext, recipients, now } = state;
  const { site, choices } = basket;
  const joinMessage = toJoinMessage(state);
  const removedRecipient = toRemovedRecipient(state);
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
      shippingAddresses: [
        ...(basketContext.account?.addresses ?? []),
        ...offerRegistries(state).map(toRegistryAddress),
      ],
    },
    billingAddress: choices.billingAddress ?? null,
    ...toBillingCountry(choices.billingAddress ?? null, site),
    shippingInfo: toShippingInfo({ site, now, ...toKnownPlace(state) }),
    shipTo: toShipTo(basket),
    paymentData: toPaymentData(state),
    orderSummary: toOrderSummary(state, site),
    ...(joinMessage !== null && { joined: { message: joinMessage, skus: [...(choices.joinedSkus ?? [])] } }),
    ...(removedRecipient && { removedRecipient }),
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

/** Where updates about deliveries and pickups are sent; by default to the order's e-mail address. */
function toNotifyOptions(state: BasketState): Pick<CheckoutModel, "notificationOptions" | "pickupNotificationOptions"> {
  const { notification, pickupNotification } = state.basket.choices;
  const byDefault = { email: toEmail(state) ?? null, phone: null, isTextSelected: false };
  return {
    notificationOptions: notification ?? byDefault,
    pickupNotificationOptions: pickupNotification ?? byDefault,
  };
}
