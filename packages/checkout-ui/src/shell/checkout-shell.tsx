import type { CheckoutModel } from "@store/contract/checkout";
import { checkoutAtom, platformAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import type { ProgressStep } from "@store/ui-kit/step-progress";
import { StepProgress } from "@store/ui-kit/step-progress";
import { useAtomValue } from "jotai";
import { type ReactNode, type SubmitEvent, useEffect } from "react";
import { DialogQueue } from "../dialogs/dialog-queue.tsx";
import { CheckoutSummary } from "../order-summary/checkout-summary.tsx";
import { preloadCheckoutCalls } from "../step-work/checkout-calls.ts";
import { onFirstIntent } from "../step-work/on-first-intent.ts";
import { furthestStep } from "../steps/furthest-step.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { returnsToReviewAtom } from "../steps/returns-to-review-atom.ts";
import { cartStep, deliveryStep, reviewStep, type Step, stepTable } from "../steps/step-table.ts";
import { LoadingStatus } from "./loading-status.tsx";
import { recordSeenOrder } from "./seen-order.ts";

import { usePageTitle } from "./use-page-title.ts";

export interface CheckoutShellProps extends Pick<PageNavigation, "onGo" | "onTitle"> {
  readonly step: Step;
  /** The target of the form; the step's own URL by default. */
  readonly path?: string;
  /** Whether the step has errors. */
  readonly hasError?: boolean;
  /** The checkout to show; by default the open one. */
  readonly model?: CheckoutModel | null;
  /** The accessible name of the step's form. */
  readonly label: string;
  /** Submits the step; true if the browser posts the form as it does without scripts. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => true | undefined;
  /** The buttons at the end of the step. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
  /** A separate form above the step, such as an undo. */
  readonly formAbove?: ReactNode;
  /** Separate forms for controls within the step, such as its tenders. */
  readonly otherForms?: ReactNode;
}

/**
 * The frame of every step: progress, title, order summary, buttons, dialogs. The summary is first, so that a small
 * screen shows the total without a click.
 */
export function CheckoutShell({ step, hasError = false, onGo, onTitle, model: given, ...form }: CheckoutShellProps) {
  const { path = step.path, label, onSubmit, actions, children, formAbove, otherForms } = form;
  const current = useAtomValue(checkoutAtom);
  const model = given === undefined ? current : given;
  const returns = useAtomValue(returnsToReviewAtom);
  const { storage } = useAtomValue(platformAtom);
  // The review step compares the order with this record and then updates it itself.
  useEffect(() => {
    if (model && step.index !== reviewStep.index)
      recordSeenOrder(storage, model, { hasDates: step.index === deliveryStep.index });
  }, [storage, model, step.index]);
  usePageTitle(step.title, { hasError, onTitle });
  useEffect(() => onFirstIntent(preloadCheckoutCalls), []);
  return (
    <div data-part="checkout">
      <StepProgress steps={toProgress(model, step.index)} />
      <h1>{step.title}</h1>
      {formAbove}
      {model ? (
        <form
          method="post"
          action={path}
          data-part="checkout-body"
          noValidate
          onSubmit={(event) => onSubmit(event) || event.preventDefault()}
          aria-label={label}
        >
          <FormSecrets />
          <input type="hidden" name="basketId" value={model.basketId} />
          {returns ? <input type="hidden" name="return" value="review" /> : null}
          <CheckoutSummary model={model} />
          <div data-part="checkout-main">{children}</div>
          {actions}
        </form>
      ) : (
        <StepMissing />
      )}
      {otherForms}
      <LoadingStatus />
      <DialogQueue onGo={onGo} />
    </div>
  );
}

/** Replaces a step whose checkout has ended, for example in another tab. */
function StepMissing() {
  return (
    <Alert tone="info" title="This checkout has ended.">
      <p>
        Your cart shows what you can check out now. <StoreLink href={cartStep.path}>Back to Cart</StoreLink>
      </p>
    </Alert>
  );
}

/** The row of steps above a checkout page; a step that may be opened is a link. */
function toProgress(model: CheckoutModel | null, currentIndex: number): ProgressStep[] {
  const furthest = furthestStep(model);
  return stepTable.slice(0, 5).map(({ index, path, title }) => ({
    label: title,
    ...(index <= furthest && index !== currentIndex && { href: path }),
    state: index === currentIndex ? "current" : index < currentIndex ? "done" : "open",
  }));
}
