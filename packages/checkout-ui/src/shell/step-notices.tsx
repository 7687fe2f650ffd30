import { ErrorSummary, type ErrorSummaryProps } from "@store/ui-kit/error-summary";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { DeclinedAlert } from "../card/declined-alert.tsx";
import { NotLoaded } from "../popups/not-loaded.tsx";
import type { StepNotice } from "../step-work/step-action-data.ts";
import { StepAlert } from "./step-alert.tsx";

// Rendered for browsers without scripts; others get a dialog.
const CartInvalidNotice = lazyPart(() => import("./cart-invalid-notice.tsx").then((part) => part.CartInvalidNotice), {
  fallback: null,
  written: '[data-part="alert-ways"]',
  Unavailable: NotLoaded,
});

export interface StepNoticesProps {
  /** Omitted if the step has no fields. */
  readonly problems?: ErrorSummaryProps["problems"] | undefined;
  readonly notice: StepNotice | null;
}

/**
 * The messages of a step above its form: the errors of its fields, or otherwise the one reason why it cannot continue.
 */
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
