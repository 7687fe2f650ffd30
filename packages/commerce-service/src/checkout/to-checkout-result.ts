import type { CheckoutResult } from "@store/contract/checkout";
import type { CallContext } from "../service/context.ts";
import type { CheckoutState } from "./rules/checkout-state.ts";
import { toCheckoutModel } from "./rules/to-checkout-model.ts";

/** What every successful step of the checkout answers: the whole new state. */
export function toCheckoutResult(
  state: CheckoutState,
  { session, clock }: CallContext,
): CheckoutResult & Required<Pick<CheckoutResult, "checkout" | "orderSummary">> {
  const checkout = toCheckoutModel(state, { requestToken: session?.requestToken ?? "", now: clock.now() });
  return { isSuccess: true, checkout, orderSummary: checkout.orderSummary };
}
