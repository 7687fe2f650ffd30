import type { CheckoutModel } from "@store/contract/checkout";
import { siteAtom } from "@store/shopper-state";
import { useAtHydration } from "@store/ui-kit/early";
import { readControl } from "@store/ui-kit/use-form";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { toDecision } from "../address/settle-address.ts";
import { useAddressForm } from "../address/use-address-form.ts";
import { useSavedDraft } from "../address/use-saved-draft.ts";
import {
  addressIdName,
  canSaveToAccount,
  findAccountAddress,
  listAccountAddresses,
  mailingName,
  newAddress,
  registryEmail,
  saveToAccountName,
  toInitialChoice,
} from "../shipping-address/account-addresses.tsx";
import { submitShippingStep } from "../shipping-address/submit-shipping-step.ts";
import { getFormEntries, type StepActionData } from "../step-work/step-action-data.ts";
import { useStepForward } from "../step-work/use-step-forward.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";

/** The state of the shipping step: validates, submits, and shows what blocks it. */
export function useShippingStep(navigation: PageNavigation, actionData?: StepActionData) {
  const { model, isBusy, notice, clearNotice, goForward } = useStepForward(navigation, actionData?.notice);
  const recipients = model?.shippingOptions.recipients ?? [];
  // Pickups need no address; the next step asks for the contact.
  const isShipped = !recipients.every(isPickedUp);
  const stored = recipients[0]?.address ?? null;
  const email = model?.accountInfo.email ?? null;
  const typed = getFormEntries(actionData?.fields, "shipping");
  const site = useAtomValue(siteAtom);
  const addresses = listAccountAddresses(model, model?.shipTo?.code ?? site.country);
  const initialChoice = toInitialChoice(model, addresses);
  const [choice, setChoice] = useState(typed?.addressId ?? initialChoice);
  // Another address than the saved ones starts empty.
  const known = findAccountAddress(addresses, initialChoice) ? null : stored;
  const form = useAddressForm({
    prefix: "shipping",
    shipTo: model?.shipTo,
    initial: typed ?? (known ? { ...known, emailAddress: known.emailAddress ?? email ?? "" } : toKnownPart(model)),
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
  const picked = findAccountAddress(addresses, choice);
  const registryForm = useAddressForm({
    ...registryEmail,
    initial: getFormEntries(actionData?.fields, registryEmail.prefix) ?? { emailAddress: email ?? "" },
    initialErrors: getFormEntries(actionData?.errors, registryEmail.prefix),
  });
  const isGuest = model?.accountInfo.isLoggedIn !== true;
  const isEmailAsked = isGuest && picked?.label !== undefined;
  const [isSavedToAccount, setSavedToAccount] = useState(typed?.isSavedToAccount === "on");
  const [isMailingOptIn, setMailingOptIn] = useState<boolean | null>(null);
  // Applies what was selected before hydration.
  useAtHydration(() => {
    const held = readControl(addressIdName);
    if (held) setChoice(held);
    if (readControl(saveToAccountName) === "on") setSavedToAccount(true);
    if (readControl(mailingName) === "on") setMailingOptIn(true);
  });
  const [decision, setDecision] = useState(actionData?.decision ?? null);

  async function submit(): Promise<void> {
    const address = isShipped ? (picked ?? form.submit()) : null;
    const asked = isEmailAsked ? registryForm.submit() : null;
    if (isShipped && (address === null || (isEmailAsked && asked === null))) return clearNotice();
    const { emailAddress } = asked ?? {};
    await goForward({
      submit: (context) =>
        submitShippingStep({
          ...context,
          address,
          emailAddress,
          decision,
          isSavedToAccount,
          isMailingOptIn,
          onSaved: saved.remove,
        }),
      onErrors: (errors, part) => (part.form === "registry" ? registryForm : form).refuse(errors),
      onView: (view) => view.kind === "addressChoice" && setDecision(toDecision(view)),
    });
  }

  return {
    model,
    form,
    /** The saved addresses, and the selected one. */
    // A choice that has gone is none: the fields of another address are shown.
    account: { addresses, choice: picked ? choice : newAddress, onChoose: setChoice },
    /** The e-mail address of a guest whose gift goes to its registry; null where nobody is asked for it. */
    registryForm: isGuest && addresses.some(({ label }) => label !== undefined) ? registryForm : null,
    /** Whether a new address is saved in the account; null where there is none to save it in. */
    saveToAccount: canSaveToAccount(model, form.isAbroad)
      ? { name: saveToAccountName, isChecked: isSavedToAccount, onChange: setSavedToAccount }
      : null,
    mailing: { name: mailingName, isChecked: isMailingOptIn === true, onChange: setMailingOptIn },
    /** The errors of the address fields; a saved address has none. */
    problems: picked ? (isEmailAsked ? registryForm.problemList : []) : form.problemList,
    /** Whether anything is shipped. */
    isShipped,
    isBusy,
    notice,
    submit,
    /** Shown until the entered address changes. */
    decision,
    choose: (choice: string) => setDecision(decision && { ...decision, choice }),
  };
}

/** What is known of a new address: the name of the first saved one; without any, the postal code of the visit. */
function toKnownPart(model: CheckoutModel | null) {
  const own = model?.accountInfo.shippingAddresses.find(({ label }) => label === undefined);
  if (own) return { firstName: own.firstName, lastName: own.lastName };
  return { postalCode: model?.shippingInfo.zipCode ?? "" };
}
