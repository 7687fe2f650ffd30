import type { CheckoutModel } from "@store/contract/checkout";
import { type Address, isAbroad, isSameAddress } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { type AddressDraft, toDraft } from "@store/ui-kit/address-fields";
import { useAtHydration } from "@store/ui-kit/early";
import { fieldId } from "@store/ui-kit/field";
import { readControl } from "@store/ui-kit/use-form";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useSavedDraft } from "../address/use-saved-draft.ts";
import { useStableHandlers } from "../forms/use-stable-handlers.ts";
import { getFormEntries, type StepActionData } from "../step-work/step-action-data.ts";
import type { OwnBillingForm, OwnBillingProps } from "./own-billing.tsx";
import { findOwnShippingAddress, sameAsShippingName } from "./submit-payment-step.ts";

interface BillingChoice {
  readonly isTicked: boolean;
  readonly country: string | undefined;
}

/** The billing address on the page: the shipping address, or a separate one in any country. */
export function useBilling(model: CheckoutModel | null, actionData?: StepActionData) {
  const { country: siteCountry } = useAtomValue(siteAtom);
  const shipping = findOwnShippingAddress(model);
  const stored = model?.billingAddress ?? null;
  // A wallet's address that an order could not use: it is completed here.
  const asked = model?.paymentData.billingDraft;
  const isStoredSame = !asked && (stored === null || isSameAddress(stored, shipping));
  const typed = getFormEntries(actionData?.fields, "billing");
  const [choice, setChoice] = useState<BillingChoice>({
    isTicked: typed ? typed.isSameAsShipping === "on" : isStoredSame,
    country: typed?.country ?? stored?.country ?? asked?.country,
  });
  // An order that is only picked up has no shipping address.
  const isSame = choice.isTicked && shipping !== null;
  const { country = siteCountry } = choice;
  // A phone number of another country is invalid for the site.
  const phone = isAbroad(model?.shipTo) ? "" : (shipping?.dayPhone ?? "");
  const form = useRef<OwnBillingForm>(null);
  const onLoaded = useRef(() => {});
  // Survives the form, which is on screen only while it is needed.
  const draft = useRef<OwnBillingProps["draft"]["current"]>(
    typed ?? (isStoredSame ? { dayPhone: phone } : (stored ?? asked ?? null)),
  );
  const [errors, setErrors] = useState(getFormEntries(actionData?.errors, "billing"));
  // The form reports its own errors after its script has loaded; a browser without scripts shows those of the server's
  // response.
  const [problemList, setProblemList] = useState(
    Object.entries(errors ?? {}).map(([name, message]) => ({ fieldId: fieldId(`billing.${name}`), message })),
  );

  function restore(found: AddressDraft): void {
    draft.current = found;
    form.current?.restore(found);
  }

  // Refused while the step is on screen, as an order of Apple Pay's own button may be.
  const isAsked = asked !== undefined;
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (asked && !wasAsked.current) {
      setChoice({ isTicked: false, country: asked.country });
      restore(toDraft(asked));
    }
    wasAsked.current = isAsked;
  }, [isAsked]);

  // What was checked or typed before hydration.
  useAtHydration(() => {
    const ticked = readControl(sameAsShippingName);
    const chosen = readControl("billing.country");
    setChoice((before) => ({
      isTicked: ticked === null ? before.isTicked : ticked === "on",
      country: chosen || before.country,
    }));
    draft.current = { ...draft.current, ...readTyped() };
  });

  const saved = useSavedDraft({
    prefix: "billing",
    basketId: model?.basketId ?? null,
    onFound({ draft: found, isSameAsShipping, country: chosen = siteCountry }) {
      // The server's response is newer than the draft, and so is a wallet's address.
      if (typed || (asked && isSameAsShipping !== false)) return;
      setChoice((before) => ({ isTicked: isSameAsShipping ?? before.isTicked, country: chosen }));
      restore(found);
    },
  });
  const save = (changed: { isSameAsShipping?: boolean; country?: string }) =>
    saved.save({ draft: toDraft(draft.current), isSameAsShipping: isSame, country, ...changed });

  const handlers = useStableHandlers({
    formRef(loaded: OwnBillingForm | null): void {
      form.current = loaded;
      if (loaded) onLoaded.current();
    },
    onDraft(changed: AddressDraft): void {
      draft.current = changed;
      save({});
    },
    onCountry(chosen: string): void {
      setChoice((before) => ({ ...before, country: chosen }));
      // A region of one country does not exist in another one.
      restore({ ...toDraft(draft.current), state: "", postalCode: "" });
      save({ country: chosen });
    },
  });

  return {
    shipping,
    isSame,
    problemList: isSame ? [] : problemList,
    removeDraft: saved.remove,
    /** The initial values of a separate address, and its callbacks. */
    ownProps: { ...handlers, country, draft, initialErrors: errors, onProblems: setProblemList },
    /** Shows an address that the service has taken over from a wallet. */
    show(address: Address): void {
      const isSameAsShipping = isSameAddress(address, shipping);
      setChoice({ isTicked: isSameAsShipping, country: address.country });
      if (!isSameAsShipping) restore(toDraft(address));
      save({ isSameAsShipping, country: address.country });
    },
    tickSame(isTicked: boolean): void {
      setChoice((before) => ({ ...before, isTicked }));
      save({ isSameAsShipping: isTicked });
    },
    /** Shows the service's refusal, which may concern an address that was the same. */
    refuse(refused: Readonly<Record<string, string>>): void {
      setChoice((before) => ({ ...before, isTicked: false }));
      setErrors(refused);
      form.current?.refuse(refused);
    },
    /** Waits for the script of the fields: without it, nothing can be submitted. Null if it is there. */
    load: () =>
      isSame || form.current
        ? null
        : new Promise<void>((resolve) => {
            onLoaded.current = resolve;
          }),
    /** The address to send, or null after showing the errors. */
    submit: (): Address | null => (isSame ? shipping : (form.current?.submit() ?? null)),
  };
}

/** The values of a separate address that the server rendered; nothing if they are empty. */
function readTyped(): Readonly<Record<string, string>> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '[data-part="billing"] :is(input:not([type="checkbox"]), select)',
  );
  const filled = [...fields].filter(({ value }) => value !== "");
  return Object.fromEntries(filled.map(({ name, value }) => [name.replace("billing.", ""), value]));
}
