import { type BasketState, type CheckoutStep, checkoutSteps } from "../../basket/rules/basket-state.ts";

const nextStep: Readonly<Record<CheckoutStep, CheckoutStep>> = { 1: 2, 2: 3, 3: 4, 4: 4 };

const registryLost = "Gifts can no longer be sent to the registry that you chose. Please choose another address.";

/** The message for a checkout that has reached only a certain step: what is missing, and where it is entered. */
export function stepNotReady(reachedStep: CheckoutStep, recipients: BasketState["recipients"]) {
  // Its link was renewed, it was deleted, or its owner took the address away (AMB-275).
  const isRegistryLost = recipients.some(
    ({ choice, address }) => choice.registryCode !== undefined && address === null,
  );
  return {
    isSuccess: false,
    message: reachedStep === 1 && isRegistryLost ? registryLost : checkoutSteps[nextStep[reachedStep]].missing,
    errorCode: "StepNotReady",
    redirectUrl: checkoutSteps[reachedStep].path,
  };
}
