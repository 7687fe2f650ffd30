import { cartErrorType } from "@store/contract/shared";
import { toDecision } from "../address/settle-address.ts";
import { toFailureText } from "../dialogs/to-failure-text.ts";
import type { StepActionData, StepNotice } from "../step-work/step-action-data.ts";
import type { StepStop } from "../step-work/step-outcome.ts";
import { cartStep } from "../steps/step-table.ts";
import type { FormOutcome } from "./step-form.ts";

type Blocked = Extract<StepStop, { kind: "cartInvalid" | "failed" }>;

/** The redirect of a form; null if its page is rendered again. */
export function findRedirectUrl(outcome: FormOutcome): string | null {
  if (isElsewhere(outcome)) return outcome.path;
  return outcome.kind === "cartInvalid" || outcome.kind === "failed" ? findExitPath(outcome) : null;
}

type Elsewhere = Extract<FormOutcome, { kind: "moved" | "saved" | "stepNeeded" }>;

/** Whether a form is done with its page. */
export function isElsewhere(outcome: FormOutcome): outcome is Elsewhere {
  return outcome.kind === "moved" || outcome.kind === "saved" || outcome.kind === "stepNeeded";
}

/** The redirect of an ended checkout: to its order, or to the cart; null while it is open. */
export function findExitPath(outcome: Blocked): string | null {
  if (outcome.kind === "failed") return outcome.failure.kind === "sessionReset" ? cartStep.path : null;
  const { errorType, redirectUrl } = outcome.validation;
  return errorType === cartErrorType.emptyBasket ? (redirectUrl ?? cartStep.path) : null;
}

/** The notice for an invalid cart, or for a failed call. */
export function toBlockedNotice(outcome: Blocked): Extract<StepNotice, { kind: "alert" | "cartInvalid" }> {
  return outcome.kind === "failed" ? { kind: "alert", message: toFailureText(outcome.failure) } : outcome;
}

/** The messages of a step that is rendered again; `fields` is the input, without any card data. */
export function toStepActionData(
  outcome: Exclude<FormOutcome, Elsewhere>,
  fields: Readonly<Record<string, string>>,
): StepActionData {
  switch (outcome.kind) {
    case "invalidForm":
      return { fields, errors: outcome.errors };
    case "addressChoice":
      return { fields, decision: toDecision(outcome) };
    case "offerChoice":
      return { fields, offer: outcome.offer };
    case "alert":
      return { fields, notice: outcome };
    case "promoChoice":
      return { fields, promotions: outcome.promotions, openSection: "promo" };
    case "giftCardUnavailable":
      return { fields, isGiftCardUnavailable: true, openSection: "giftCard" };
    case "cartInvalid":
    case "failed":
      return { fields, notice: toBlockedNotice(outcome) };
    default:
      return outcome satisfies never;
  }
}
