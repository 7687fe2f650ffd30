import { type CheckoutModel, checkoutOperations } from "@store/contract/checkout";
import { checkoutAtom, reportFailureAtom, showDialogAtom } from "@store/shopper-state";
import { useAtomValue, useStore } from "jotai";
import { useState } from "react";
import { mayOpenStep } from "../steps/furthest-step.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { returnsToReviewAtom } from "../steps/returns-to-review-atom.ts";
import { reviewStep } from "../steps/step-table.ts";
import { arrivalAlertAtom, useArrivalAlert } from "./arrival-alert.ts";
import type { StepNotice } from "./step-action-data.ts";
import type { StepOutcome, StepStop } from "./step-outcome.ts";
import type { StepContext } from "./submit-step.ts";
import { toCartDialog } from "./to-cart-dialog.ts";
import { toReceivingCall } from "./to-receiving-call.ts";
import { useBusy } from "./use-busy.ts";

export interface ForwardOptions {
  /** Runs again for "Try Again", and once what was in the way has been taken out, with the checkout as it is then. */
  readonly submit: (context: StepContext) => Promise<StepOutcome>;
  /** Gets what the step shows in its own place. */
  readonly onStop?: (stop: StepStop) => void;
  /** The move whose failure closes on the step, brought up to date then; else its dialog may lead to the cart. */
  readonly stayAfter?: string;
  /** Runs when the step stays, so that the step may show what was saved. */
  readonly onStay?: () => void;
}

interface StepState {
  readonly notice: StepNotice | null;
  /** What is shown while the step is submitted: its replies change nothing on a step that is being left. */
  readonly held: CheckoutModel | null;
}

/** The way forward from a step: submits it, then leaves it, or shows why it stays. */
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

  /** After the dialog of a lost move was closed: where this is lost, too, its dialog closes on the step as well. */
  async function refresh(): Promise<void> {
    const operation = checkoutOperations.refreshCheckout;
    const result = await toReceivingCall(store)(operation, {});
    if (result.ok) return;
    store.set(reportFailureAtom, result.failure, operation, { retry: () => void run(refresh), onStay: () => {} });
  }

  /** Answers whether the step is left. */
  async function settle(outcome: StepOutcome, options: ForwardOptions): Promise<boolean> {
    switch (outcome.kind) {
      case "moved": {
        const isBack = store.get(returnsToReviewAtom) && mayOpenStep(store.get(checkoutAtom), reviewStep.index);
        await onGo(isBack ? reviewStep.path : outcome.path);
        return true;
      }
      case "saved":
        await onGo(outcome.path);
        return false;
      case "alert":
        setNotice(outcome);
        return false;
      case "cartInvalid":
        store.set(
          showDialogAtom,
          toCartDialog(outcome.validation, () => void goForward(options)),
        );
        return false;
      case "stepNeeded":
        store.set(arrivalAlertAtom, outcome.message);
        await onGo(outcome.path);
        return false;
      case "failed": {
        const isStaying = outcome.operation.name === options.stayAfter;
        store.set(reportFailureAtom, outcome.failure, outcome.operation, {
          retry: () => void goForward(options),
          onStay: isStaying ? () => void run(refresh) : undefined,
        });
        return false;
      }
      case "invalidFields":
      case "addressChoice":
      case "offerChoice":
        options.onStop?.(outcome);
        return false;
      default:
        return outcome satisfies never;
    }
  }

  const goForward = (options: ForwardOptions): Promise<void> =>
    run(async () => {
      const model = store.get(checkoutAtom);
      // Why the shopper is here stays until the step has something else to say.
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

  return { model: held ?? current, isBusy, notice, clearNotice: () => setNotice(null), goForward };
}
