import { checkoutOperations, type Shipment } from "@store/contract/checkout";
import { useFieldFocus } from "@store/ui-kit/error-summary";
import { useState } from "react";
import { saveFailedText, useStepForward } from "../step-work/use-step-forward.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { paymentStep } from "../steps/step-table.ts";
import { type ChosenLevels, levelOf, shipmentKey, toSavedRecipients } from "./chosen-levels.ts";
import { usePickupContact } from "./use-pickup-contact.ts";
import { withChosenLevels } from "./with-chosen-levels.ts";

/** The id of the notice that stands in place of a shipment's choice. */
export function undeliverableId(recipientId: string, shipment: Shipment): string {
  return `undeliverable-${shipmentKey(recipientId, shipment)}`;
}

/** The shipping and gift options step: one service level per shipment, saved and moved on. */
export function useDeliveryStep(navigation: PageNavigation) {
  const { model, isBusy, alert, goForward } = useStepForward(navigation);
  const [chosen, setChosen] = useState<ChosenLevels>(new Map());
  const pickup = usePickupContact(model);
  const recipients = model?.shippingOptions.recipients ?? [];

  const [stuck = null] = recipients.flatMap(({ id, shipments }) =>
    shipments
      .filter(({ availableServiceLevels }) => availableServiceLevels.length === 0)
      .map((shipment) => undeliverableId(id, shipment)),
  );
  const focusField = useFieldFocus();

  function choose(recipientId: string, shipment: Shipment, value: string): void {
    const offered = shipment.availableServiceLevels.find(({ level }) => String(level) === value);
    if (offered) setChosen(new Map([...chosen, [shipmentKey(recipientId, shipment), offered.level]]));
  }

  const submit = () => {
    // The page says already what has to be done first.
    if (stuck) return focusField(stuck);
    const contact = pickup.isAsked ? pickup.submit() : null;
    if (pickup.isAsked && contact === null) return;
    return goForward({
      save: async (call, current) => {
        const saved = toSavedRecipients(current?.shippingOptions.recipients ?? [], chosen, contact);
        const request = { recipients: saved };
        const reply = await call(checkoutOperations.saveShippingAndGiftOptions, request);
        if (reply === null) return { ok: false, message: null };
        if (!reply.isSuccess) return { ok: false, message: reply.message || saveFailedText };
        pickup.drop();
        return { ok: true };
      },
      move: checkoutOperations.moveToPaymentPage,
      nextPath: paymentStep.path,
    });
  };

  return {
    model: model && withChosenLevels(model, chosen),
    isBusy,
    alert,
    isDeliverable: stuck === null,
    pickup,
    submit,
    choose,
    levelOf: (recipientId: string, shipment: Shipment) => String(levelOf(recipientId, shipment, chosen)),
  };
}
