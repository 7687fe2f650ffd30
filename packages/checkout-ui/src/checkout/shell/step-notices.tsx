import { ErrorSummary, type ErrorSummaryProps } from "@store/ui-kit/error-summary";
import { DeclinedAlert } from "../payment/declined-alert.tsx";
import type { StepNotice } from "../step-work/step-action-data.ts";
import { CartInvalidNotice } from "./cart-invalid-notice.tsx";
import { StepAlert } from "./step-alert.tsx";

export interface StepNoticesProps {
  /** Left out where the step has no fields. */
  readonly problems?: ErrorSummaryProps["problems"] | undefined;
  readonly notice: StepNotice | null;
}

/** What a step says above its form: what is wrong with its fields, or else the one thing that keeps it from going on. */
export function StepNotices({ problems, notice }: StepNoticesProps) {
  return (
    <>
      {problems ? <ErrorSummary problems={problems} /> : null}
      {!problems?.length && notice !== null ? <Notice notice={notice} /> : null}
    </>
  );
}

function Notice({ notice }: { readonly notice: StepNotice }) {
  switch (notice.kind) {
    case "alert":
      return <StepAlert tone="error">{notice.message}</StepAlert>;
    case "cartInvalid":
      return <CartInvalidNotice validation={notice.validation} />;
    case "declined":
      return <DeclinedAlert />;
    default:
      return notice satisfies never;
  }
}
