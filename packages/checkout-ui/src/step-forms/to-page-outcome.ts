import { cartErrorType } from "@store/contract/shared";
import { type FormOutcome, invalid, moved } from "@store/ui-kit/form-outcome";
import { toDecision } from "../address/settle-address.ts";
import { toFailureText } from "../dialogs/to-failure-text.ts";
import type { StepActionData, StepNotice } from "../step-work/step-action-data.ts";
import type { CallFailed, CartInvalid } from "../step-work/step-outcome.ts";
import { cartStep } from "../steps/step-table.ts";
import type { StepFormOutcome } from "./step-form.ts";

/** The redirect of an ended checkout: to its order, or to the cart; null while it is open. */
export function findExitPath(view: CartInvalid | CallFailed): string | null {
  if (view.kind === "failed") return view.failure.kind === "sessionReset" ? cartStep.path : null;
  const { errorType, redirectUrl } = view.validation;
  return errorType === cartErrorType.emptyBasket ? (redirectUrl ?? cartStep.path) : null;
}

/** The notice for an invalid cart, or for a failed call. */
export function toBlockedNotice(
  view: CartInvalid | CallFailed,
): Extract<StepNotice, { kind: "alert" | "cartInvalid" }> {
  return view.kind === "failed" ? { kind: "alert", message: toFailureText(view.failure) } : view;
}

/** What the page of a step does after its form: it leads elsewhere, or is rendered again with `fields`, the input without any card data. */
export function toPageOutcome(
  outcome: StepFormOutcome,
  fields: Readonly<Record<string, string>>,
): FormOutcome<never, StepActionData> {
  if (outcome.kind === "moved") return moved(outcome.location);
  if (outcome.kind === "invalid") {
    const { errors, problem } = outcome;
    return invalid(errors ? { fields, errors } : { fields, notice: { kind: "alert", message: problem ?? "" } });
  }
  const { data } = outcome;
  switch (data.kind) {
    case "addressChoice":
      return invalid({ fields, decision: toDecision(data) });
    case "offerChoice":
      return invalid({ fields, offer: data.offer });
    case "promoChoice":
      return invalid({ fields, promotions: data.promotions, openSection: "promo" });
    case "giftCardUnavailable":
      return invalid({ fields, isGiftCardUnavailable: true, openSection: "giftCard" });
    case "cartInvalid":
    case "failed": {
      const path = findExitPath(data);
      return path === null ? invalid({ fields, notice: toBlockedNotice(data) }) : moved(path);
    }
    default:
      return data satisfies never;
  }
}
