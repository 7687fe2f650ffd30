import type { CheckoutResult } from "@store/contract/checkout";
import { withChoices } from "../basket/rules/edit-basket.ts";
import { changeCheckout } from "../checkout/change-checkout.ts";
import { toCheckoutResult } from "../checkout/to-checkout-result.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { hasPlccOffer } from "./rules/plcc-offer.ts";

const notMade = {
  isSuccess: false,
  errorCode: "OfferNotMade",
  message: "This offer comes with our store credit card, which is not applied to your order.",
} as const satisfies CheckoutResult;

/** Keeps what the holder of the store's card chose: 1 rewards, 2 financing [CALL-071]. */
export function savePlccOffer(
  { selectedOption }: { selectedOption: 1 | 2 },
  context: CallContext,
): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(
    context,
    (state) =>
      hasPlccOffer(state)
        ? { kind: "set", next: withChoices(state.basket, { plccOffer: selectedOption }) }
        : { kind: "refused", reply: notMade },
    (state) => toCheckoutResult(state, context),
  );
}
