import type { CheckoutModel } from "@store/contract/checkout";
import { checkoutAtom, reportFailureAtom, showDialogAtom } from "@store/shopper-state";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import { useAtomValue, useStore } from "jotai";
import { useState } from "react";
import { mayOpenStep } from "../steps/furthest-step.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { returnsToReviewAtom } from "../steps/returns-to-review-atom.ts";
import { reviewStep } from "../steps/step-table.ts";
import { arrivalAlertAtom, useArrivalAlert } from "./arrival-alert.ts";
import { checkoutCalls } from "./checkout-calls.ts";
import type { StepNotice } from "./step-action-data.ts";
import type { CallFailed, CartInvalid, PartErrors, StepOutcome, StepView } from "./step-outcome.ts";
import type { StepContext } from "./submit-step.ts";
import { toCartDialog } from "./to-cart-dialog.ts";
import { toReceivingCall } from "./to-receiving-call.ts";
import { useBusy } from "./use-busy.ts";

export interface ForwardOptions {
  /** Runs again for "Try Again", and after unavailable items were removed, with the current checkout. */
  readonly submit: (context: StepContext) => Promise<StepOutcome>;
  /** Called with the errors of a part's fields. */
  readonly onErrors?: (errors: NonNullable<FormErrors["errors"]>, part: PartErrors) => void;
  /** Called with a choice that the shopper has to make. */
  readonly onView?: (view: Exclude<StepView, CartInvalid | CallFailed>) => void;
  /**
   * The move whose failed dialog closes on the step, which is then refreshed; otherwise the dialog may lead to the
   * cart.
   */
  readonly stayAfter?: string;
  /** Runs if the step stays, so that the step can show what was saved. */
  readonly onStay?: () => void;
}

interface StepState {
  readonly notice: StepNotice | null;
  /** Shown while the step is submitted: its replies change nothing on a step that is being left. */
  readonly held: CheckoutModel | null;
}

/** Submits a step, then leaves it, or shows why it stays. */
export function useStepForward({ onGo }: Pick<PageNavigation, "onGo">, initialNotice: StepNotice | null = null) {
  const store = useStore();
  const { isBusy, run } = useBusy();
  const current = useAtomValue(checkoutAtom);
  const arrival = useArrivalAlert();
  const [{ notice, held }, setState] = useState<StepState>({
    notice: arrival === null ? initialNotice : { kind: "alert", message: arrival },
    held: null,
  });
  const setNotice = (next: StepNotice | null) => setState((state) => ({ ...state, notice: next }));

  /** After the dialog of a failed move was closed: if this fails, too, its dialog also closes on the step. */
  async function refresh(): Promise<void> {
    const operation = checkoutCalls.refreshCheckout;
    const result = await toReceivingCall(store)(operation, {});
    if (result.ok) return;
    store.set(reportFailureAtom, result.failure, operation, { retry: () => void run(refresh), onStay: () => {} });
  }

  /** Returns whether the step is left. */
  async function settle(outcome: StepOutcome, options: ForwardOptions): Promise<boolean> {
    if (outcome.kind === "moved") {
      const { location, isStepDone = false, arrivalAlert = null } = outcome;
      store.set(arrivalAlertAtom, arrivalAlert);
      const mayReturn = isStepDone && mayOpenStep(store.get(checkoutAtom), reviewStep.index);
      await onGo(mayReturn && store.get(returnsToReviewAtom) ? reviewStep.path : location);
      return isStepDone;
    }
    if (outcome.kind === "shown") show(outcome.data, options);
    else if (outcome.problem) setNotice({ kind: "alert", message: outcome.problem });
    else options.onErrors?.(outcome.errors ?? {}, outcome);
    return false;
  }

  function show(view: StepView, options: ForwardOptions): void {
    const retry = () => void goForward(options);
    if (view.kind === "cartInvalid") {
      store.set(showDialogAtom, toCartDialog(view.validation, retry));
    } else if (view.kind === "failed") {
      const isStaying = view.operation.name === options.stayAfter;
      const onStay = isStaying ? () => void run(refresh) : undefined;
      store.set(reportFailureAtom, view.failure, view.operation, { retry, onStay });
    } else options.onView?.(view);
  }

  const goForward = (options: ForwardOptions): Promise<void> =>
    run(async () => {
      const model = store.get(checkoutAtom);
      // The reason for the visit stays until the step has another message.
      setState(({ notice: shown }) => ({ notice: shown?.kind === "declined" ? shown : null, held: model }));
      let isLeft = false;
      try {
        isLeft = await settle(await options.submit({ call: toReceivingCall(store), model }), options);
      } finally {
        if (!isLeft) {
          setState((state) => ({ ...state, held: null }));
          options.onStay?.();
        }
      }
    });

  return { model: held ?? current, isBusy, notice, setNotice, clearNotice: () => setNotice(null), goForward };
}
