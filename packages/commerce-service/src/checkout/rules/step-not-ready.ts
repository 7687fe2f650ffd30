import { type CheckoutStep, checkoutSteps } from "../../basket/rules/basket-state.ts";

const nextStep: Readonly<Record<CheckoutStep, CheckoutStep>> = { 1: 2, 2: 3, 3: 4, 4: 4 };

/** The message for a checkout that has reached only a certain step: what is missing, and where it is entered. */
export function stepNotReady(reachedStep: CheckoutStep) {
  return {
    isSuccess: false,
    message: checkoutSteps[nextStep[reachedStep]].missing,
    errorCode: "StepNotReady",
    redirectUrl: checkoutSteps[reachedStep].path,
  };
}
