import type { CheckoutModel, PickupContact } from "@store/contract/checkout";
import { useAddressForm } from "../address/use-address-form.ts";
import { useSavedDraft } from "../address/use-saved-draft.ts";
import { getFormEntries, type StepActionData } from "../step-work/step-action-data.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import { isContactTyped, pickupFieldNames, toKnownContact, toPickupContact } from "./pickup-contact.ts";

/** Who collects the pickups: one person for all stores. */
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
    /** The contact is saved: the stored draft is removed. */
    removeDraft: saved.remove,
    /** Whether anything is picked up. */
    isNeeded: recipients.some(isPickedUp),
    /** Whether the contact was changed. */
    isTyped: isContactTyped(model, (name) => form.draft[name]),
    /** The contact to send, or null after showing the errors. */
    submit(): PickupContact | null {
      const checked = form.submit();
      return checked && toPickupContact(checked);
    },
  };
}
