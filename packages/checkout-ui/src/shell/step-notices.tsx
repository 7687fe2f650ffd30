import { ErrorSummary, type ErrorSummaryProps } from "@store/ui-kit/error-summary";
import { DeclinedAlert } from "../payment/declined-alert.tsx";
import { CartInvalidNotice } from "../problem/cart-invalid-notice.tsx";
import type { StepNotice } from "../step-work/step-answer.ts";
import { StepAlert } from "./step-alert.tsx";

export interface StepNoticesProps extends Pick<ErrorSummaryProps, "problems"> {
  readonly notice: StepNotice | null;
}

/** What a step says above its form: what is wrong with its fields, or else the one thing that keeps it from going on. */
export function StepNotices({ problems, notice }: StepNoticesProps) {
  return (
    <>
      <ErrorSummary problems={problems} />
      {problems.length === 0 && notice !== null ? <Notice notice={notice} /> : null}
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
