import type { CheckoutModel, PickupContact } from "@store/contract/checkout";
import { useAddressForm } from "../address/use-address-form.ts";
import { useKeptDraft } from "../address/use-kept-draft.ts";
import { entriesOf, type StepAnswer } from "../step-work/step-answer.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import { pickupFieldNames, toKnownContact, toPickupContact } from "./pickup-contact.ts";

/** Who collects what stores keep: one person for all of them (AMB-020). */
export function usePickupContact(model: CheckoutModel | null, answer?: StepAnswer) {
  const recipients = model?.shippingOptions.recipients ?? [];
  const typed = entriesOf(answer?.fields, "pickup");
  const form = useAddressForm({
    prefix: "pickup",
    names: pickupFieldNames,
    initial: typed ?? toKnownContact(model),
    initialErrors: entriesOf(answer?.errors, "pickup"),
    asksEmail: true,
    onDraft: (draft) => kept.keep({ draft }),
  });
  const kept = useKeptDraft({
    prefix: "pickup",
    basketId: model?.basketId ?? null,
    onFound: ({ draft }) => typed || form.restore(draft),
  });
  return {
    form,
    /** The contact is saved: what was typed need not be kept any more. */
    drop: kept.drop,
    /** Whether anything is picked up. */
    isAsked: recipients.some(isPickedUp),
    /** The contact to send, or null after showing what is wrong with it. */
    submit(): PickupContact | null {
      const checked = form.submit();
      return checked && toPickupContact(checked);
    },
  };
}
