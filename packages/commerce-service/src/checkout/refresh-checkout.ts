import type { checkoutOperations } from "@store/contract/checkout";
import type { ReplyOf } from "@store/contract/operation";
import type { CallContext } from "../service/context.ts";
import { findCheckout } from "./find-checkout.ts";
import { toCheckoutResult } from "./to-checkout-result.ts";

/** The whole checkout with its token, or word that none is open; changes nothing and starts no session [CALL-040]. */
export async function refreshCheckout(
  context: CallContext,
): Promise<ReplyOf<(typeof checkoutOperations)["refreshCheckout"]>> {
  const state = await findCheckout(context);
  if (state) return { isSuccess: true, checkout: toCheckoutResult(state, context).checkout };
  return {
    isSuccess: false,
    message: "You have no checkout open. Go to your cart and choose Checkout.",
    errorCode: "NoCheckout",
  };
}
