import { checkoutOperations, type FieldProblem } from "@store/contract/checkout";
import type { Address, Suggestion } from "@store/contract/shared";
import { useState } from "react";
import { isSameAddress } from "../address/is-same-address.ts";
import { toErrors } from "../address/to-errors.ts";
import { useAddressForm } from "../address/use-address-form.ts";
import { useKeptDraft } from "../address/use-kept-draft.ts";
import { type SaveOutcome, saveFailedText, useStepForward } from "../step-work/use-step-forward.ts";
import type { StepCall } from "../step-work/use-step-work.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { deliveryStep } from "../steps/step-table.ts";
import { asEntered, settleAddress } from "./settle-address.ts";

/** Suggestions the shopper has to choose from before the address is saved. */
interface OpenChoice {
  readonly address: Address;
  readonly suggestions: readonly Suggestion[];
  readonly choice: string;
}

/** The shipping step: check here, check at the service, settle suggestions, save, move on (AMB-026). */
export function useShippingStep(navigation: PageNavigation) {
  const { model, isBusy, alert, goForward } = useStepForward(navigation);
  const recipients = model?.shippingOptions.recipients ?? [];
  // What stores keep needs no address; who collects it is asked on the next step (AMB-020).
  const isShipped = !recipients.every(isPickedUp);
  const stored = model?.shippingOptions.recipients[0]?.address ?? null;
  const email = model?.accountInfo.email ?? null;
  const form = useAddressForm({
    prefix: "shipping",
    shipTo: model?.shipTo,
    initial: stored ? { ...stored, emailAddress: stored.emailAddress ?? email ?? "" } : null,
    asksEmail: model?.accountInfo.isLoggedIn !== true,
    onDraft: (draft) => kept.keep({ draft }),
  });
  const kept = useKeptDraft({
    prefix: "shipping",
    basketId: model?.basketId ?? null,
    countryAbroad: form.isAbroad ? form.country : undefined,
    onFound: ({ draft }) => form.restore(draft),
  });
  const [open, setOpen] = useState<OpenChoice | null>(null);

  /**
   * Shows at its fields what the service refused. The country is none of them: another tab has changed where the order
   * goes, and the form follows, with all that was typed.
   */
  async function refuse(call: StepCall, problems: readonly FieldProblem[]): Promise<SaveOutcome> {
    const isElsewhere = problems.some(({ field }) => field === "country");
    const renewed = isElsewhere ? await call(checkoutOperations.refreshCheckout, {}) : null;
    const country = renewed?.checkout?.shipTo?.name;
    if (!isElsewhere) form.refuse(toErrors(problems));
    return {
      ok: false,
      message: country ? `The country of your order is now ${country}. Please check your address.` : null,
    };
  }

  /** Whether the address may be saved as it is; asks the service unless it is the stored or a settled one. */
  async function isSettled(call: StepCall, address: Address): Promise<SaveOutcome> {
    if (isSameAddress(address, stored)) return { ok: true };
    const reply = await call(checkoutOperations.validateAddress, { address });
    if (reply === null) return { ok: false, message: null };
    if (reply.fieldProblems && reply.fieldProblems.length > 0) return refuse(call, reply.fieldProblems);
    if (reply.isValid && reply.suggestions.length === 0) return { ok: true };
    if (!reply.isSuccess && reply.suggestions.length === 0)
      return { ok: false, message: reply.message || saveFailedText };
    setOpen({ address, suggestions: reply.suggestions, choice: asEntered });
    return { ok: false, message: null };
  }

  async function save(call: StepCall, entered: Address): Promise<SaveOutcome> {
    const isChosen = open !== null && isSameAddress(open.address, entered);
    const address = isChosen ? settleAddress(entered, open.suggestions, open.choice) : entered;
    if (!isChosen) {
      const settled = await isSettled(call, address);
      if (!settled.ok) return settled;
    }
    const reply = await call(checkoutOperations.saveShippingAddress, { address });
    if (reply === null) return { ok: false, message: null };
    if (reply.fieldProblems && reply.fieldProblems.length > 0) return refuse(call, reply.fieldProblems);
    if (!reply.isSuccess) return { ok: false, message: reply.message || saveFailedText };
    kept.drop();
    return { ok: true };
  }

  async function submit(): Promise<void> {
    const onward = { move: checkoutOperations.moveToShippingAndGiftOptions, nextPath: deliveryStep.path };
    if (!isShipped) return goForward({ ...onward, save: async () => ({ ok: true }) });
    const address = form.submit();
    if (address === null) return;
    await goForward({
      ...onward,
      save: (call) => save(call, address),
      isPlaceNew: stored !== null && !isSameAddress(address, stored),
    });
  }

  return {
    model,
    form,
    /** Whether anything is sent to an address. */
    isShipped,
    isBusy,
    alert,
    submit,
    /** Shown until the entered address changes. */
    open,
    choose: (choice: string) => setOpen(open && { ...open, choice }),
  };
}
