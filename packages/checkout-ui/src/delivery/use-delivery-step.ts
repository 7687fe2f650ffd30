import { useFieldFocus } from "@store/ui-kit/error-summary";
import type { StepActionData } from "../step-work/step-action-data.ts";
import { useStepForward } from "../step-work/use-step-forward.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { toDeliveryRequest } from "./delivery-request.ts";
import { findUndeliverable } from "./find-undeliverable.ts";
import { submitDeliveryStep } from "./submit-delivery-step.ts";
import { useDeliveryFields } from "./use-delivery-fields.ts";
import { usePickupContact } from "./use-pickup-contact.ts";
import { withChosenLevels } from "./with-chosen-levels.ts";

/** The state of the shipping and gift options step. */
export function useDeliveryStep(navigation: PageNavigation, actionData?: StepActionData) {
  const { model, isBusy, notice, clearNotice, goForward } = useStepForward(navigation, actionData?.notice);
  const fields = useDeliveryFields(model, actionData);
  const pickup = usePickupContact(model, actionData);
  const focusField = useFieldFocus();
  const stuck = findUndeliverable(model?.shippingOptions.recipients ?? []);

  /** Saves the step and opens the next one, or the page that a button of the step names. */
  async function submit(leaveTo?: string): Promise<void> {
    // The notice already says what has to be done first.
    if (stuck !== null && leaveTo === undefined) return focusField(stuck);
    const isContactSaved = pickup.isNeeded && (leaveTo === undefined || pickup.isTyped);
    const contact = isContactSaved ? pickup.submit() : undefined;
    // The first invalid field gets the focus: the contact is below.
    const valid = fields.validate();
    if (valid === null || contact === null) return clearNotice();
    await fields.settled();
    await goForward({
      submit: (context) =>
        submitDeliveryStep({
          ...context,
          leaveTo,
          request: context.model ? toDeliveryRequest(context.model, valid, contact) : { recipients: [] },
          onSaved() {
            pickup.removeDraft();
            fields.removeDraft();
          },
        }),
    });
  }

  return {
    model: model && withChosenLevels(model, fields.values),
    isBusy,
    notice,
    isDeliverable: stuck === null,
    fields,
    pickup,
    problems: [...fields.problemList, ...(pickup.isNeeded ? pickup.form.problemList : [])],
    submit: () => void submit(),
    leave: (path: string) => void submit(path),
  };
}
