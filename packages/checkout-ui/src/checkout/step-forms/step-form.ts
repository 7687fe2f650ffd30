import type { CheckoutModel } from "@store/contract/checkout";
import type { VerifyPromoReply } from "@store/contract/tenders";
import type { StoreSite } from "@store/shopper-state";
import type { StepCall, StepOutcome } from "../step-work/step-outcome.ts";

/** A step as a form brings it to the page's server. */
export interface StepForm {
  readonly call: StepCall;
  readonly model: CheckoutModel;
  readonly site: StoreSite;
  /** Sends each call once for the rendered form, however often that is submitted. */
  readonly callOnce: StepCall;
  /** Whether the last of those was answered as it had been before, and so did nothing. */
  readonly isReplayed: () => boolean;
  /** The text of a field, or null where the form has none. */
  readonly read: (name: string) => string | null;
}

/** What a section of the tenders shows besides errors when its page is drawn again. */
type TenderStop =
  | { readonly kind: "promoChoice"; readonly promotions: VerifyPromoReply["promotions"] }
  | { readonly kind: "giftCardUnavailable" };

/** What became of a submitted form: the step's own outcome, or what is wrong with its fields, by their names. */
export type FormOutcome =
  | Exclude<StepOutcome, { kind: "invalidFields" }>
  | TenderStop
  | { readonly kind: "invalidForm"; readonly errors: Readonly<Record<string, string>> };

/** The errors of one part of a form, by the names of its fields on the page. */
export function toFieldErrors(
  part: string,
  errors: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const named = Object.entries(errors).flatMap(([name, message]) => (message ? [[`${part}.${name}`, message]] : []));
  return Object.fromEntries(named);
}

/** An outcome of a step, its errors by the names of the fields on the page. */
export function toFormOutcome(outcome: StepOutcome): FormOutcome {
  if (outcome.kind !== "invalidFields") return outcome;
  return { kind: "invalidForm", errors: toFieldErrors(outcome.form, outcome.errors) };
}
