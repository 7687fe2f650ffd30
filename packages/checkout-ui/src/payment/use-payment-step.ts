import { checkoutOperations } from "@store/contract/checkout";
import { paymentOperations } from "@store/contract/payment";
import { siteAtom } from "@store/shopper-state";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { isAbroad } from "../address/is-abroad.ts";
import { isSameAddress } from "../address/is-same-address.ts";
import type { KeptDraft } from "../address/kept-draft.ts";
import { toErrors } from "../address/to-errors.ts";
import { useAddressForm } from "../address/use-address-form.ts";
import { useKeptDraft } from "../address/use-kept-draft.ts";
import { type SaveOutcome, saveFailedText, useStepForward } from "../step-work/use-step-forward.ts";
import type { StepCall } from "../step-work/use-step-work.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { reviewStep } from "../steps/step-table.ts";
import type { CardEntry } from "./check-card-draft.ts";
import { paymentErrorTextAtom } from "./payment-error.ts";
import { useCardForm } from "./use-card-form.ts";

const stop: SaveOutcome = { ok: false, message: null };

/** The payment step: billing address when it differs from what is stored, the card unless one is applied, then review (AMB-026). */
export function usePaymentStep(navigation: PageNavigation, { wasDeclined }: { wasDeclined: boolean }) {
  const setPaymentErrorText = useSetAtom(paymentErrorTextAtom);
  const { country: own } = useAtomValue(siteAtom);
  const { model, isBusy, alert, goForward } = useStepForward(navigation);

  const shipping = model?.shippingOptions.recipients[0]?.address ?? null;
  const stored = model?.billingAddress ?? null;
  const [isTicked, setIsSameAsShipping] = useState(stored === null || sameForBilling(stored, shipping));
  // Of an order that is only picked up nothing is the same.
  const isSameAsShipping = isTicked && shipping !== null;
  // A phone of another country is none of the site's.
  const phone = isAbroad(model?.shipTo) ? "" : (shipping?.dayPhone ?? "");
  const [billingCountry, setBillingCountry] = useState(stored?.country);
  const billing = useAddressForm({
    prefix: "billing",
    shipTo: billingCountry === model?.shipTo?.code ? model?.shipTo : undefined,
    initial: stored && !sameForBilling(stored, shipping) ? stored : { dayPhone: phone },
    asksEmail: false,
    onDraft: (draft) => keep({ draft }),
  });
  const kept = useKeptDraft({
    prefix: "billing",
    basketId: model?.basketId ?? null,
    onFound: ({ draft, isSameAsShipping: wasSame, country = own }) => {
      // Of where the order went before.
      if (country !== own && country !== model?.shipTo?.code) return;
      setBillingCountry(country);
      billing.restore(draft);
      if (wasSame !== undefined) setIsSameAsShipping(wasSame);
    },
  });
  const keep = (changed: Partial<KeptDraft>) =>
    kept.keep({ draft: billing.draft, isSameAsShipping, country: billing.country, ...changed });

  // After the billing form: where both have to be corrected, the one used last gets the focus, and the card stands first.
  const card = useCardForm();

  function tickSameAsShipping(isSame: boolean): void {
    setIsSameAsShipping(isSame);
    keep({ isSameAsShipping: isSame });
  }

  function changeBillingCountry(country: string): void {
    setBillingCountry(country);
    // What is chosen of one country's list says nothing in another's.
    const draft = { ...billing.draft, state: "", postalCode: "" };
    billing.restore(draft);
    keep({ draft, country });
  }

  const applied = model?.paymentData.creditCardData.cardOneInfo ?? null;
  const canKeepApplied = applied?.isApplied === true && applied.isValid;
  const [wantsOther, setWantsOther] = useState(wasDeclined);
  const isEntering = model?.paymentData.isPaymentNeeded !== false && (wantsOther || !canKeepApplied);

  async function saveBilling(call: StepCall, address: ReturnType<typeof billing.submit>): Promise<SaveOutcome> {
    // Until one is saved the shipping address stands for it.
    if (address === null || sameForBilling(address, stored ?? shipping)) return { ok: true };
    const reply = await call(checkoutOperations.saveBillingAddress, { address });
    if (reply === null) return stop;
    if (reply.fieldProblems && reply.fieldProblems.length > 0) {
      setIsSameAsShipping(false);
      billing.refuse(toErrors(reply.fieldProblems));
      return stop;
    }
    return reply.isSuccess ? { ok: true } : { ok: false, message: reply.message || saveFailedText };
  }

  async function saveCard(call: StepCall, entry: CardEntry): Promise<SaveOutcome> {
    const reply = await call(paymentOperations.savePayment, {
      cardOneData: entry,
      accountCardOneData: null,
      cardTwoData: null,
      accountCardTwoData: null,
    });
    if (reply === null) return stop;
    if (reply.cardProblem) {
      card.refuse({ [reply.cardProblem.field]: reply.cardProblem.message });
      return stop;
    }
    if (!reply.isSuccess) return { ok: false, message: reply.message || saveFailedText };
    setPaymentErrorText(null);
    return { ok: true };
  }

  async function submit(): Promise<void> {
    // Both are judged, so that everything wrong is shown at once.
    const billingAddress = isSameAsShipping ? shipping : billing.submit();
    const entry = isEntering ? card.submit() : null;
    if (billingAddress === null || (isEntering && entry === null)) return;
    const { emailAddress: _, ...address } = billingAddress;
    let isCardSaved = false;
    await goForward({
      save: async (call) => {
        const saved = await saveBilling(call, address);
        if (saved.ok) kept.drop();
        if (!saved.ok || entry === null) return saved;
        const paid = await saveCard(call, entry);
        isCardSaved = paid.ok;
        return paid;
      },
      // The form stays as it is until the step is left; only a shopper who stays sees the applied card instead.
      onStay: () => {
        if (!isCardSaved) return;
        card.forgetCode();
        setWantsOther(false);
      },
      move: checkoutOperations.moveToReviewPage,
      keepsStep: true,
      nextPath: reviewStep.path,
    });
  }

  return {
    model,
    card,
    billing,
    applied: canKeepApplied ? applied : null,
    isEntering,
    isSameAsShipping,
    setIsSameAsShipping: tickSameAsShipping,
    changeBillingCountry,
    useOther: () => setWantsOther(true),
    keepApplied: () => setWantsOther(false),
    problems: [...(isEntering ? card.problemList : []), ...(isSameAsShipping ? [] : billing.problemList)],
    isBusy,
    alert,
    submit,
  };
}

/** A billing address has no e-mail of its own. */
function sameForBilling(one: Parameters<typeof isSameAddress>[0], other: Parameters<typeof isSameAddress>[1]): boolean {
  return isSameAddress(one && { ...one, emailAddress: "" }, other && { ...other, emailAddress: "" });
}
