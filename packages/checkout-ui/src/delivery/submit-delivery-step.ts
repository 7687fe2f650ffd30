import type { SaveShippingAndGiftOptions } from "@store/contract/checkout/requests";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import { type StepOutcome, type StepStop, toAlert, toFailed } from "../step-work/step-outcome.ts";
import { type StepContext, submitStep } from "../step-work/submit-step.ts";
import { deliveryStep, paymentStep } from "../steps/step-table.ts";

export interface DeliverySubmission extends StepContext {
  /** All selections of the step. */
  readonly request: SaveShippingAndGiftOptions;
  /** The page to open instead of the next step; the step is saved, but need not be complete. */
  readonly leaveTo?: string | undefined;
}

/** Submits the shipping and gift options step: service levels, gift options, and who picks up. */
export async function submitDeliveryStep({ request, leaveTo, ...context }: DeliverySubmission): Promise<StepOutcome> {
  const { call, onSaved } = context;

  async function save(): Promise<StepStop | null> {
    const operation = checkoutCalls.saveShippingAndGiftOptions;
    const result = await call(operation, request);
    if (!result.ok) return toFailed(result.failure, operation);
    if (!result.value.isSuccess) return toAlert(result.value.message);
    onSaved?.("pickup");
    return null;
  }

  if (leaveTo !== undefined) return (await save()) ?? { kind: "moved", location: leaveTo };
  return submitStep({
    ...context,
    save,
    move: checkoutCalls.moveToPaymentPage,
    step: deliveryStep,
    next: paymentStep,
  });
}
