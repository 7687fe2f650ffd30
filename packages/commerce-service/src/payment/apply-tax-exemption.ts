import type { TaxExemptionReply } from "@store/contract/payment";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { withChoices } from "../basket/rules/edit-basket.ts";
import { toOrderSummary } from "../basket/rules/to-order-summary.ts";
import { changeCheckout } from "../checkout/change-checkout.ts";
import type { Answer, CallContext } from "../service/context.ts";

/** Takes the tax off the order of an account that pays none, or puts it back [CALL-074, CALL-075, AMB-101]. */
export function applyTaxExemption(isExempt: boolean, context: CallContext): Promise<Answer<TaxExemptionReply>> {
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
