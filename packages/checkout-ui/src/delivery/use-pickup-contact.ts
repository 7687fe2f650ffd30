import type { CheckoutModel, PickupContact } from "@store/contract/checkout";
import { useAddressForm } from "../address/use-address-form.ts";
import { useKeptDraft } from "../address/use-kept-draft.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";

const names = ["firstName", "lastName", "dayPhone", "emailAddress"] as const;

/** Who collects what stores keep: one person for all of them; until somebody else is named, whoever gets the rest (AMB-020). */
export function usePickupContact(model: CheckoutModel | null) {
  const recipients = model?.shippingOptions.recipients ?? [];
  const form = useAddressForm({
    prefix: "pickup",
    names,
    initial: toKnown(model),
    asksEmail: true,
    onDraft: (draft) => kept.keep({ draft }),
  });
  const kept = useKeptDraft({
    prefix: "pickup",
    basketId: model?.basketId ?? null,
    onFound: ({ draft }) => form.restore(draft),
  });
  return {
    form,
    /** The contact is saved: what was typed need not be kept any more. */
    drop: kept.drop,
    /** Whether anything is picked up. */
    isAsked: recipients.some(isPickedUp),
    /** The contact to send, or null after showing what is wrong with it. */
    submit(): PickupContact | null {
      const known = form.submit();
      if (known === null) return null;
      const { firstName, lastName, dayPhone: phone, emailAddress: email = "" } = known;
      return { firstName, lastName, phone, email };
    },
  };
}

function toKnown(model: CheckoutModel | null) {
  const recipients = model?.shippingOptions.recipients ?? [];
  const [contact] = recipients.flatMap(({ bopsOptions }) => bopsOptions?.pickupContact ?? []);
  if (contact) return { ...contact, dayPhone: contact.phone, emailAddress: contact.email };
  const person = recipients.find(({ address }) => address !== null)?.address;
  const emailAddress = person?.emailAddress ?? model?.accountInfo.email ?? "";
  return { ...person, emailAddress };
}
