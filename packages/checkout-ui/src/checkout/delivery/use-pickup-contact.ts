import type { CheckoutModel, PickupContact } from "@store/contract/checkout";
import { useAddressForm } from "../address/use-address-form.ts";
import { useSavedDraft } from "../address/use-saved-draft.ts";
import { getFormEntries, type StepActionData } from "../step-work/step-action-data.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import { pickupFieldNames, toKnownContact, toPickupContact } from "./pickup-contact.ts";

/** Who collects what stores keep: one person for all of them. */
export function usePickupContact(model: CheckoutModel | null, actionData?: StepActionData) {
  const recipients = model?.shippingOptions.recipients ?? [];
  const typed = getFormEntries(actionData?.fields, "pickup");
  const form = useAddressForm({
    prefix: "pickup",
    names: pickupFieldNames,
    initial: typed ?? toKnownContact(model),
    initialErrors: getFormEntries(actionData?.errors, "pickup"),
    hasEmail: true,
    onDraft: (draft) => saved.save({ draft }),
  });
  const saved = useSavedDraft({
    prefix: "pickup",
    basketId: model?.basketId ?? null,
    onFound: ({ draft }) => typed || form.restore(draft),
  });
  return {
    form,
    /** The contact is saved: what was typed is no longer stored. */
    removeDraft: saved.remove,
    /** Whether anything is picked up. */
    isNeeded: recipients.some(isPickedUp),
    /** The contact to send, or null after showing what is wrong with it. */
    submit(): PickupContact | null {
      const checked = form.submit();
      return checked && toPickupContact(checked);
    },
  };
}
