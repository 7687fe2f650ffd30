import type { CheckoutModel } from "@store/contract/checkout";
import type { Address } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { readControl } from "@store/ui-kit/use-form";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { SavedDraft } from "../address/draft-storage.ts";
import { isAbroad } from "../address/is-abroad.ts";
import { useAddressForm } from "../address/use-address-form.ts";
import { useSavedDraft } from "../address/use-saved-draft.ts";
import { getFormEntries, type StepActionData } from "../step-work/step-action-data.ts";
import { isSameForBilling, sameAsShippingName } from "./same-as-shipping.ts";

interface BillingChoice {
  readonly isTicked: boolean;
  readonly country: string | undefined;
}

/** The billing address on the page: the shipping address, or one of its own, in the site's country or where the order goes. */
export function useBilling(model: CheckoutModel | null, actionData?: StepActionData) {
  const { country: own } = useAtomValue(siteAtom);
  const shipping = model?.shippingOptions.recipients[0]?.address ?? null;
  const stored = model?.billingAddress ?? null;
  const isStoredSame = stored === null || isSameForBilling(stored, shipping);
  const typed = getFormEntries(actionData?.fields, "billing");
  const [{ isTicked, country }, setChoice] = useState<BillingChoice>({
    isTicked: typed ? typed.isSameAsShipping === "on" : isStoredSame,
    country: typed?.country ?? stored?.country,
  });
  // Of an order that is only picked up nothing is the same.
  const isSame = isTicked && shipping !== null;
  // A phone of another country is none of the site's.
  const phone = isAbroad(model?.shipTo) ? "" : (shipping?.dayPhone ?? "");
  const form = useAddressForm({
    prefix: "billing",
    shipTo: country === model?.shipTo?.code ? model?.shipTo : undefined,
    initial: typed ?? (stored && !isStoredSame ? stored : { dayPhone: phone }),
    initialErrors: getFormEntries(actionData?.errors, "billing"),
    hasEmail: false,
    onDraft: (draft) => saveDraft({ draft }),
  });
  // A box that was ticked or cleared before the script ran.
  useEffect(() => {
    const held = readControl(sameAsShippingName);
    if (held !== null) setChoice((choice) => ({ ...choice, isTicked: held === "on" }));
  }, []);

  const saved = useSavedDraft({
    prefix: "billing",
    basketId: model?.basketId ?? null,
    onFound({ draft, isSameAsShipping, country: chosen = own }) {
      // Of where the order went before, or older than what the server answered.
      if (typed || (chosen !== own && chosen !== model?.shipTo?.code)) return;
      setChoice((choice) => ({ isTicked: isSameAsShipping ?? choice.isTicked, country: chosen }));
      form.restore(draft);
    },
  });
  const saveDraft = (changed: Partial<SavedDraft>) =>
    saved.save({ draft: form.draft, isSameAsShipping: isSame, country: form.country, ...changed });

  return {
    form,
    shipping,
    isSame,
    problemList: isSame ? [] : form.problemList,
    removeDraft: saved.remove,
    tickSame(isTicked: boolean): void {
      setChoice((choice) => ({ ...choice, isTicked }));
      saveDraft({ isSameAsShipping: isTicked });
    },
    changeCountry(chosen: string): void {
      setChoice((choice) => ({ ...choice, country: chosen }));
      // What is chosen of one country's list says nothing in another's.
      const draft = { ...form.draft, state: "", postalCode: "" };
      form.restore(draft);
      saveDraft({ draft, country: chosen });
    },
    /** Shows what the service refused, which may be an address that was the same. */
    refuse(errors: Readonly<Record<string, string>>): void {
      setChoice((choice) => ({ ...choice, isTicked: false }));
      form.refuse(errors);
    },
    /** The address to send, or null after showing what is wrong with it. */
    submit: (): Address | null => (isSame ? shipping : form.submit()),
  };
}
