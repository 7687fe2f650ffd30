import type { CheckoutResult } from "@store/contract/checkout";
import type { Answer, CallContext } from "../service/context.ts";
import { changeCheckout } from "./change-checkout.ts";
import type { CheckoutStep } from "./rules/checkout-steps.ts";
import { stepNotReady } from "./rules/step-not-ready.ts";
import { toCheckoutResult } from "./to-checkout-result.ts";

/**
 * Brings the checkout to a step, if its data allows that; a step that was reached before stays reached, and asking again
 * changes nothing [CALL-041 to CALL-043]. Otherwise says what is missing and where that is entered.
 */
export function moveToStep(step: CheckoutStep, context: CallContext): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(
    context,
    ({ basket, reachableStep }) => {
      if (reachableStep < step) return { kind: "refused", reply: stepNotReady(reachableStep) };
      return basket.reachedStep >= step
        ? { kind: "unchanged" }
        : { kind: "set", next: { ...basket, reachedStep: step } };
    },
    (state) => toCheckoutResult(state, context),
  );
}
