import type { StoreLocation } from "@store/contract/catalog";
import { siteAtom } from "@store/shopper-state";
import { useAtHydration } from "@store/ui-kit/early";
import { readControl } from "@store/ui-kit/use-form";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { toDecision } from "../address/settle-address.ts";
import { useAddressForm } from "../address/use-address-form.ts";
import { useSavedDraft } from "../address/use-saved-draft.ts";
import {
  canSaveToAccount,
  newAddress,
  registryEmail,
  saveToAccountName,
} from "../shipping-address/account-addresses.tsx";
import { getFormEntries, type StepActionData } from "../step-work/step-action-data.ts";
import { useStepForward } from "../step-work/use-step-forward.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import type { Step } from "../steps/step-table.ts";
import { destinationFields, findDestination, isEmailAsked, isRegistry, listDestinations } from "./destinations.ts";
import type { Subject } from "./recipients-view.ts";
import { sendElsewhere } from "./send-elsewhere.ts";
import type { SendingTarget } from "./sending.ts";

export interface DestinationOptions extends PageNavigation {
  readonly step: Step;
  readonly subject: Subject;
  readonly actionData?: StepActionData | undefined;
  /** The stores at which a line can be picked up. */
  readonly stores?: readonly StoreLocation[] | null | undefined;
}

/** The form that sends a line, or everything of a recipient, elsewhere. */
export function useDestination({ step, subject, actionData, stores, ...navigation }: DestinationOptions) {
  const { model, isBusy, notice, clearNotice, goForward } = useStepForward(navigation, actionData?.notice);
  const site = useAtomValue(siteAtom);
  const { line, recipient } = subject;
  const typed = getFormEntries(actionData?.fields, "shipping");
  const held = line?.priceQuantityTotals.quantity ?? 1;
  const country = model?.shipTo?.code ?? site.country;
  const destinations = listDestinations({ model, subject, step, country, stores: stores ?? [] });
  // An address that is changed starts as it is.
  const stored = line === null && recipient.address?.label === undefined ? recipient.address : null;
  const first = stored ? newAddress : (destinations[0]?.id ?? newAddress);
  const [to, setTo] = useState(typed?.addressId ?? first);
  const [quantity, setQuantity] = useState(typed?.quantity ?? String(held));
  const form = useAddressForm({
    prefix: "shipping",
    shipTo: model?.shipTo,
    initial: typed ?? stored,
    initialErrors: getFormEntries(actionData?.errors, "shipping"),
    hasEmail: isEmailAsked(model, subject),
    onDraft: (draft) => saved.save({ draft }),
  });
  const saved = useSavedDraft({
    prefix: "shipping",
    // The order's first address may have been begun on the step itself.
    basketId: model && (line || stored ? `${model.basketId}.${line?.id ?? recipient.id}` : model.basketId),
    countryAbroad: form.isAbroad ? form.country : undefined,
    onFound: ({ draft }) => typed || form.restore(draft),
  });
  const target = findDestination(destinations, to);
  const registry = target && isRegistry(target) ? target : null;
  const isEmailNeeded = isEmailAsked(model, subject);
  const registryForm = useAddressForm({
    ...registryEmail,
    initial: getFormEntries(actionData?.fields, registryEmail.prefix) ?? null,
    initialErrors: getFormEntries(actionData?.errors, registryEmail.prefix),
  });
  const [isSavedToAccount, setSavedToAccount] = useState(typed?.isSavedToAccount === "on");
  const [decision, setDecision] = useState(actionData?.decision ?? null);
  // What was chosen before the page's script ran is taken up.
  useAtHydration(() => {
    setTo((shown) => readControl(destinationFields.to) || shown);
    if (readControl(saveToAccountName) === "on") setSavedToAccount(true);
    setQuantity((shown) => readControl(destinationFields.quantity) || shown);
  });

  /** Where it is to go; null after showing what is wrong with a new address. */
  function check(): SendingTarget | null {
    if (registry && isEmailNeeded) {
      const asked = registryForm.submit();
      return asked && { ...registry, emailAddress: asked.emailAddress };
    }
    if (target && target.kind !== "new") return target;
    const address = form.submit();
    return address && { kind: "new", address, decision, isSavedToAccount };
  }

  async function submit(): Promise<void> {
    const checked = check();
    if (checked === null) return clearNotice();
    const pieces = line && { quantity: Number(quantity), held };
    await goForward({
      async submit({ call, model: current }) {
        const outcome = await sendElsewhere({ call, model: current, step, subject, target: checked, pieces });
        if (outcome.kind === "moved") saved.remove();
        return outcome;
      },
      onErrors: (errors) => (registry ? registryForm : form).refuse(errors),
      onView: (view) => view.kind === "addressChoice" && setDecision(toDecision(view)),
    });
  }

  return {
    model,
    isBusy,
    notice,
    destinations,
    choice: { name: destinationFields.to, value: to, onChange: setTo },
    /** How many of the line go there. */
    quantity: { name: destinationFields.quantity, value: quantity, onChange: setQuantity },
    held,
    /** The fields of a new address. */
    form,
    /** The e-mail address of a guest whose gift goes to its registry; null where nobody is asked for it. */
    registryForm: isEmailNeeded && destinations.some(isRegistry) ? registryForm : null,
    /** Whether a new address is saved in the account; null where there is none to save it in. */
    saveToAccount: canSaveToAccount(model, form.isAbroad)
      ? { name: saveToAccountName, isChecked: isSavedToAccount, onChange: setSavedToAccount }
      : null,
    problems: registry ? registryForm.problemList : to === newAddress ? form.problemList : [],
    decision,
    decide: (choice: string) => setDecision(decision && { ...decision, choice }),
    submit,
  };
}
