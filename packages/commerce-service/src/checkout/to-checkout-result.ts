import type { CheckoutResult, RecipientsReply } from "@store/contract/checkout";
import type { BasketState } from "../basket/rules/basket-state.ts";
import type { CallContext } from "../service/context.ts";
import { maskToken } from "../service/session/request-token.ts";
import { toCheckoutModel } from "./rules/to-checkout-model.ts";

type Filled = Required<Pick<CheckoutResult, "checkout" | "orderSummary">>;

/** What every successful step of the checkout answers: the whole new state. */
export function toCheckoutResult(state: BasketState, { session, random }: CallContext): CheckoutResult & Filled {
  const checkout = toCheckoutModel(state, session ? maskToken(session.requestToken, random) : "");
  return { isSuccess: true, checkout, orderSummary: checkout.orderSummary };
}

/** The same, with the recipients once more: what calls answer that move lines between them. */
export function toRecipientsResult(
  state: BasketState,
  context: CallContext,
): RecipientsReply & Filled & Required<Pick<RecipientsReply, "recipientList">> {
  const result = toCheckoutResult(state, context);
  return { ...result, recipientList: result.checkout.shippingOptions.recipients };
}
