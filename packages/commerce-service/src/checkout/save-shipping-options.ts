import type { CheckoutResult } from "@store/contract/checkout";
import type { SaveShippingAndGiftOptions } from "@store/contract/checkout/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { changeCheckout } from "./change-checkout.ts";
import { chooseOptions } from "./rules/options/choose-options.ts";
import { toCheckoutResult } from "./to-checkout-result.ts";

/** Keeps how each shipment travels or is picked up, wrapped and announced: all of it, or nothing [CALL-044]. */
export function saveShippingOptions(
  request: SaveShippingAndGiftOptions,
  context: CallContext,
): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(
    context,
    (state) => chooseOptions(request, state),
    (state) => toCheckoutResult(state, context),
  );
}
