import type { CheckoutModel } from "@store/contract/checkout";
import { checkoutAtom } from "@store/shopper-state";
import { StepProgress } from "@store/ui-kit/step-progress";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { CheckoutSummary } from "../order-summary/checkout-summary.tsx";
import { ProblemDialog } from "../problem/problem-dialog.tsx";
import type { PageNavigation } from "../steps/page-navigation.ts";
import type { Step } from "../steps/step-table.ts";
import { LoadingStatus } from "./loading-status.tsx";
import { toProgress } from "./to-progress.ts";
import { usePageTitle } from "./use-page-title.ts";

export interface CheckoutShellProps extends Pick<PageNavigation, "onGo" | "onTitle"> {
  readonly step: Step;
  /** Whether something on the step has to be corrected. */
  readonly hasError?: boolean;
  /** The checkout to show; the open one as the service last told it unless given. */
  readonly model?: CheckoutModel | null;
  readonly children: ReactNode;
}

/** What every step stands in: progress, title, order summary, interruptions. */
export function CheckoutShell({ step, hasError = false, onGo, onTitle, model: given, children }: CheckoutShellProps) {
  const current = useAtomValue(checkoutAtom);
  const model = given === undefined ? current : given;
  usePageTitle(step.title, { hasError, onTitle });
  return (
    <div data-part="checkout">
      <StepProgress steps={toProgress(model, step.index)} />
      <h1>{step.title}</h1>
      <div data-part="checkout-body">
        <div data-part="checkout-main">{children}</div>
        {model ? <CheckoutSummary model={model} /> : null}
      </div>
      <LoadingStatus />
      <ProblemDialog onGo={onGo} />
    </div>
  );
}
