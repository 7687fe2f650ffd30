import { checkoutOperations, type PickupContact } from "@store/contract/checkout";
import { type StepOutcome, type StepStop, toAlert } from "../step-work/step-outcome.ts";
import { type StepContext, submitStep } from "../step-work/submit-step.ts";
import { deliveryStep, paymentStep } from "../steps/step-table.ts";
import { type ChosenLevels, toSavedRecipients } from "./chosen-levels.ts";

export interface DeliverySubmission extends StepContext {
  readonly levels: ChosenLevels;
  /** Who collects what stores keep; null where nothing is picked up. */
  readonly contact: PickupContact | null;
}

/** Submits the shipping and gift options step: a service level for each shipment, and who picks up (AMB-026). */
export function submitDeliveryStep({ levels, contact, ...context }: DeliverySubmission): Promise<StepOutcome> {
  const { call, model, onSaved } = context;

  async function save(): Promise<StepStop | null> {
    const operation = checkoutOperations.saveShippingAndGiftOptions;
    const recipients = toSavedRecipients(model?.shippingOptions.recipients ?? [], levels, contact);
    const result = await call(operation, { recipients });
    if (!result.ok) return { kind: "failed", failure: result.failure, operation };
    if (!result.value.isSuccess) return toAlert(result.value.message);
    onSaved?.("pickup");
    return null;
  }

  return submitStep({
    ...context,
    save,
    move: checkoutOperations.moveToPaymentPage,
    step: deliveryStep,
    next: paymentStep,
  });
}
