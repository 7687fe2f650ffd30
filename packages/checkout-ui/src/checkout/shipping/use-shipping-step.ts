import { useState } from "react";
import { useAddressForm } from "../address/use-address-form.ts";
import { useSavedDraft } from "../address/use-saved-draft.ts";
import { getFormEntries, type StepActionData } from "../step-work/step-action-data.ts";
import { useStepForward } from "../step-work/use-step-forward.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { asEntered } from "./settle-address.ts";
import { submitShippingStep } from "./submit-shipping-step.ts";

/** The shipping step on the page: checks here, submits, and shows what stands in the way. */
export function useShippingStep(navigation: PageNavigation, actionData?: StepActionData) {
  const { model, isBusy, notice, clearNotice, goForward } = useStepForward(navigation, actionData?.notice);
  const recipients = model?.shippingOptions.recipients ?? [];
  // What stores keep needs no address; who collects it is asked on the next step (AMB-020).
  const isShipped = !recipients.every(isPickedUp);
  const stored = recipients[0]?.address ?? null;
  const email = model?.accountInfo.email ?? null;
  const typed = getFormEntries(actionData?.fields, "shipping");
  const form = useAddressForm({
    prefix: "shipping",
    shipTo: model?.shipTo,
    initial: typed ?? (stored ? { ...stored, emailAddress: stored.emailAddress ?? email ?? "" } : null),
    initialErrors: getFormEntries(actionData?.errors, "shipping"),
    hasEmail: model?.accountInfo.isLoggedIn !== true,
    onDraft: (draft) => saved.save({ draft }),
  });
  const saved = useSavedDraft({
    prefix: "shipping",
    basketId: model?.basketId ?? null,
    countryAbroad: form.isAbroad ? form.country : undefined,
    onFound: ({ draft }) => typed || form.restore(draft),
  });
  const [decision, setDecision] = useState(actionData?.decision ?? null);

  async function submit(): Promise<void> {
    const address = isShipped ? form.submit() : null;
    if (isShipped && address === null) return clearNotice();
    await goForward({
      submit: (context) => submitShippingStep({ ...context, address, decision, onSaved: saved.remove }),
      onStop(stop) {
        if (stop.kind === "addressChoice") setDecision({ ...stop, choice: asEntered });
        if (stop.kind === "invalidFields") form.refuse(stop.errors);
      },
    });
  }

  return {
    model,
    form,
    /** Whether anything is sent to an address. */
    isShipped,
    isBusy,
    notice,
    submit,
    /** Shown until the entered address changes. */
    decision,
    choose: (choice: string) => setDecision(decision && { ...decision, choice }),
  };
}
