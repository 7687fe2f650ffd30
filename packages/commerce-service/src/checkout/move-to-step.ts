import type { CheckoutResult } from "@store/contract/checkout";
import type { Answer, CallContext } from "../service/context.ts";
import { changeCheckout } from "./change-checkout.ts";
import { findCheckout } from "./find-checkout.ts";
import type { CheckoutStep } from "./rules/checkout-steps.ts";
import { stepNotReady } from "./rules/step-not-ready.ts";
import { toCheckoutResult } from "./to-checkout-result.ts";

/**
 * Brings the checkout to a step, if its data allows that; a step that was reached before stays reached, and asking again
 * changes nothing [CALL-041 to CALL-043]. Otherwise says what is missing and where that is entered.
 */
export async function moveToStep(step: CheckoutStep, context: CallContext): Promise<Answer<CheckoutResult>> {
  const present = await findCheckout(context);
  if (
    present &&
    present.basket.status === "open" &&
    present.basket.reached_step >= step &&
    present.reachableStep >= step
  ) {
    return { kind: "reply", reply: toCheckoutResult(present, context) };
  }
  return changeCheckout<CheckoutResult>(
    context,
    ({ basket, reachableStep }) => {
      if (reachableStep < step)
        return { kind: "answer", answer: { kind: "reply", reply: stepNotReady(reachableStep) } };
      const reached = basket.reached_step > step ? basket.reached_step : step;
      return { kind: "set", columns: { reached_step: reached } };
    },
    (state) => toCheckoutResult(state, context),
  );
}
