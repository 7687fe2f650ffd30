import type { checkoutOperations } from "@store/contract/checkout";
import type { ReplyOf } from "@store/contract/operation";
import type { CallContext } from "../service/context.ts";
import { findCheckout } from "./change-checkout.ts";
import { toCheckoutResult } from "./to-checkout-result.ts";

/** The whole checkout with its token, or word that none is open; changes nothing and starts no session [CALL-040]. */
export function refreshCheckout(context: CallContext): ReplyOf<(typeof checkoutOperations)["refreshCheckout"]> {
  const state = findCheckout(context);
  if (state) return { isSuccess: true, checkout: toCheckoutResult(state, context).checkout };
  return {
    isSuccess: false,
    message: "You have no checkout open. Go to your cart and choose Checkout.",
    errorCode: "NoCheckout",
  };
}
