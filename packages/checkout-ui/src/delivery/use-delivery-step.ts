import { checkoutOperations, type Shipment } from "@store/contract/checkout";
import { useState } from "react";
import { saveFailedText, useStepForward } from "../step-work/use-step-forward.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { paymentStep } from "../steps/step-table.ts";
import { type ChosenLevels, levelOf, toSavedRecipients } from "./chosen-levels.ts";
import { withChosenLevels } from "./with-chosen-levels.ts";

/** The shipping and gift options step: one service level per shipment, saved and moved on. */
export function useDeliveryStep(navigation: PageNavigation) {
  const { model, isBusy, alert, goForward } = useStepForward(navigation);
  const [chosen, setChosen] = useState<ChosenLevels>(new Map());
  const recipients = model?.shippingOptions.recipients ?? [];

  function choose({ id, availableServiceLevels }: Shipment, value: string): void {
    const offered = availableServiceLevels.find(({ level }) => String(level) === value);
    if (offered) setChosen(new Map([...chosen, [id, offered.level]]));
  }

  const submit = () =>
    goForward({
      save: async (call) => {
        const request = { recipients: toSavedRecipients(recipients, chosen) };
        const reply = await call(checkoutOperations.saveShippingAndGiftOptions, request);
        if (reply === null) return { ok: false, message: null };
        return reply.isSuccess ? { ok: true } : { ok: false, message: reply.message || saveFailedText };
      },
      move: checkoutOperations.moveToPaymentPage,
      nextPath: paymentStep.path,
    });

  return {
    model: model && withChosenLevels(model, chosen),
    isBusy,
    alert,
    submit,
    choose,
    levelOf: (shipment: Shipment) => String(levelOf(shipment, chosen)),
  };
}
