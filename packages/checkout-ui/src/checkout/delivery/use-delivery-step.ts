import type { Recipient, Shipment } from "@store/contract/checkout";
import { useFieldFocus } from "@store/ui-kit/error-summary";
import { readControl } from "@store/ui-kit/use-form";
import { useEffect, useState } from "react";
import type { StepActionData } from "../step-work/step-action-data.ts";
import { useStepForward } from "../step-work/use-step-forward.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { type ChosenLevels, levelOf, shipmentKey } from "./chosen-levels.ts";
import { findUndeliverable } from "./find-undeliverable.ts";
import { parseLevels } from "./parse-levels.ts";
import { submitDeliveryStep } from "./submit-delivery-step.ts";

import { usePickupContact } from "./use-pickup-contact.ts";
import { withChosenLevels } from "./with-chosen-levels.ts";

/** The shipping and gift options step on the page: one service level per shipment, and who picks up. */
export function useDeliveryStep(navigation: PageNavigation, actionData?: StepActionData) {
  const { model, isBusy, notice, clearNotice, goForward } = useStepForward(navigation, actionData?.notice);
  const recipients = model?.shippingOptions.recipients ?? [];
  const { chosen, choose } = useChosenLevels(recipients, actionData?.fields);
  const pickup = usePickupContact(model, actionData);
  const focusField = useFieldFocus();
  const stuck = findUndeliverable(recipients);

  async function submit(): Promise<void> {
    // The page says already what has to be done first.
    if (stuck !== null) return focusField(stuck);
    const contact = pickup.isNeeded ? pickup.submit() : null;
    if (pickup.isNeeded && contact === null) return clearNotice();
    await goForward({
      submit: (context) => submitDeliveryStep({ ...context, levels: chosen, contact, onSaved: pickup.removeDraft }),
    });
  }

  return {
    model: model && withChosenLevels(model, chosen),
    isBusy,
    notice,
    isDeliverable: stuck === null,
    pickup,
    submit,
    choose,
    levelOf: (recipientId: string, shipment: Shipment) => String(levelOf(recipientId, shipment, chosen)),
  };
}

/** The service levels on screen that are not saved yet; what was chosen before the page's script ran is taken up. */
function useChosenLevels(recipients: readonly Recipient[], fields: StepActionData["fields"]) {
  const [chosen, setChosen] = useState<ChosenLevels>(() => parseLevels(recipients, (name) => fields?.[name] ?? null));
  useEffect(() => {
    setChosen(parseLevels(recipients, readControl));
  }, []);

  function choose(recipientId: string, shipment: Shipment, value: string): void {
    const offered = shipment.availableServiceLevels.find(({ level }) => String(level) === value);
    if (offered) setChosen(new Map([...chosen, [shipmentKey(recipientId, shipment), offered.level]]));
  }

  return { chosen, choose };
}
