import type { CheckoutResult } from "@store/contract/checkout";
import type { BasketState } from "../basket/rules/basket-state.ts";
import type { CallContext } from "../service/context.ts";
import { toCheckoutModel } from "./rules/to-checkout-model.ts";

/** What every successful step of the checkout answers: the whole new state. */
export function toCheckoutResult(
  state: BasketState,
  { session }: CallContext,
): CheckoutResult & Required<Pick<CheckoutResult, "checkout" | "orderSummary">> {
  const checkout = toCheckoutModel(state, session?.requestToken ?? "");
  return { isSuccess: true, checkout, orderSummary: checkout.orderSummary };
}
