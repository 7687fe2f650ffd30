import { type CheckoutModel, type CheckoutResult, checkoutOperations } from "@store/contract/checkout";
import type { Operation } from "@store/contract/operation";
import type { EmptyBody } from "@store/contract/shared";
import { checkoutAtom } from "@store/shopper-state";
import { useAtomValue, useStore } from "jotai";
import { useState } from "react";
import { furthestPath, furthestStep, mayOpenStep } from "../steps/furthest-step.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { returnsToReviewAtom } from "../steps/returns-to-review-atom.ts";
import { reviewStep, stepTable } from "../steps/step-table.ts";
import { arrivalAlertAtom, useArrivalAlert } from "./arrival-alert.ts";
import { type CartCheck, cartIsValid } from "./cart-is-valid.ts";
import { type StepCall, useStepWork } from "./use-step-work.ts";

/** What saving a step came to; a message stands above the step, none means the step has told it in its own place. */
export type SaveOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string | null };

export interface StepMove extends Pick<CartCheck, "isPlaceNew"> {
  /** Gets the checkout as it stands then: what was in its way may have been taken out since the press. */
  readonly save: (call: StepCall, model: CheckoutModel | null) => Promise<SaveOutcome>;
  readonly move: Operation<string, EmptyBody, CheckoutResult>;
  readonly nextPath: string;
  /** Whether the dialog of a failed move closes on the step, brought up to date then (ERR-20); else it may lead to the cart. */
  readonly keepsStep?: true;
  /** Runs when the press leads nowhere, so that the step may show what was saved. */
  readonly onStay?: () => void;
}

export const saveFailedText = "We could not save this step. Please check what you entered and try again.";

/**
 * The way forward from a step: ValidateCart, the step's save, its move, then the route (CHK-13, CHK-14, AMB-026).
 * `model` is the checkout to show: replies of a press that leads on change nothing on the step that is being left.
 */
export function useStepForward({ onGo }: Pick<PageNavigation, "onGo">) {
  const store = useStore();
  const { isBusy, run } = useStepWork();
  const [alert, setAlert] = useState(useArrivalAlert());
  const current = useAtomValue(checkoutAtom);
  const [held, setHeld] = useState<CheckoutModel | null>(null);

  /** After the dialog of a lost move was closed: where this is lost, too, its dialog closes on the step as well. */
  async function refresh(call: StepCall): Promise<void> {
    await call(checkoutOperations.refreshCheckout, {}, { onStay: () => {} });
  }

  /** Answers whether the step is left. */
  async function advance(call: StepCall, step: StepMove): Promise<boolean> {
    const { save, move, nextPath, keepsStep, isPlaceNew = false } = step;
    if (!(await cartIsValid(store, call, { isPlaceNew, onMended: () => void goForward(step) }))) return false;
    const saved = await save(call, store.get(checkoutAtom));
    if (!saved.ok) {
      setAlert(saved.message);
      return false;
    }
    const moved = await call(move, {}, keepsStep && { onStay: () => void run(refresh) });
    if (moved === null) return false;
    if (moved.isSuccess) {
      const isBack = store.get(returnsToReviewAtom) && mayOpenStep(store.get(checkoutAtom), reviewStep.index);
      await onGo(isBack ? reviewStep.path : nextPath);
      return true;
    }
    if (moved.errorCode !== "StepNotReady") setAlert(moved.message || saveFailedText);
    else if (await call(checkoutOperations.refreshCheckout, {})) await showNeeded(moved.message ?? null, nextPath);
    return false;
  }

  /** Another tab has changed the basket: the step that it needs now says what is missing. */
  async function showNeeded(message: string | null, nextPath: string): Promise<void> {
    const model = store.get(checkoutAtom);
    const here = stepTable.findIndex(({ path }) => path === nextPath) - 1;
    if (furthestStep(model) === here) return setAlert(message);
    if (furthestStep(model) < here) store.set(arrivalAlertAtom, message);
    await onGo(furthestPath(model));
  }

  const goForward = (step: StepMove) =>
    run(async (call) => {
      setAlert(null);
      setHeld(store.get(checkoutAtom));
      let isLeft = false;
      try {
        isLeft = await advance(call, step);
      } finally {
        if (!isLeft) {
          setHeld(null);
          step.onStay?.();
        }
      }
    });

  return { model: held ?? current, isBusy, alert, goForward };
}
