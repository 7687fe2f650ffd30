import type { CheckoutResult } from "@store/contract/checkout";
import type { TaxExemptionReply } from "@store/contract/payment";
import { paymentOperations } from "@store/contract/payment";
import { paymentRequests } from "@store/contract/payment/requests";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { withChoices } from "../basket/rules/edit-basket.ts";
import { toOrderSummary } from "../basket/rules/to-order-summary.ts";
import { changeCheckout } from "../checkout/change-checkout.ts";
import { toCheckoutResult } from "../checkout/to-checkout-result.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { defineModule } from "../service/service-module.ts";
import { hasPlccOffer } from "./rules/plcc-offer.ts";

import { savePayment } from "./save-payment.ts";

import { verifyCreditCard } from "./verify-credit-card.ts";

const notMade = {
  isSuccess: false,
  errorCode: "OfferNotMade",
  message: "This offer comes with our store credit card, which is not applied to your order.",
} as const satisfies CheckoutResult;

/** Keeps what the holder of the store's card chose: 1 rewards, 2 financing [CALL-071]. */
function savePlccOffer(
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

/** Cards and what goes with them; the payment provider's variant is the same use case [TEND-05]. */
export const paymentModule = defineModule({
  operations: paymentOperations,
  requests: paymentRequests,
  basket: {},
  handlers: {
    savePayment,
    ppSaveCreditCardToBasket: savePayment,
    verifyCreditCard,
    savePlccOfferSelection: savePlccOffer,
    applyTaxExemption: ({ taxExemption }, context) => applyTaxExemption(taxExemption, context),
    applyTaxExemptionForm: ({ isTaxExemptionApplied }, context) => applyTaxExemption(isTaxExemptionApplied, context),
  },
});

/** Takes the tax off the order of an account that pays none, or puts it back [CALL-074, CALL-075, AMB-101]. */
function applyTaxExemption(isExempt: boolean, context: CallContext): Promise<Answer<TaxExemptionReply>> {
  return changeCheckout<TaxExemptionReply>(
    context,
    (state) => {
      const { basket, basketContext } = state;
      if (isExempt && !basketContext.account?.isTaxExempt) {
        const message = "This account is not registered as tax exempt. Call us to register it.";
        return {
          kind: "refused",
          reply: { ...toReply(state), isSuccess: false, errorCode: "TaxExemptionNotAllowed", message },
        };
      }
      if ((basket.choices.isTaxExempt ?? false) === isExempt) return { kind: "unchanged" };
      return { kind: "set", next: withChoices(basket, { isTaxExempt: isExempt || undefined }) };
    },
    toReply,
  );
}

function toReply(state: BasketState): TaxExemptionReply {
  return { isSuccess: true, orderSummary: toOrderSummary(state, state.basket.site) };
}
