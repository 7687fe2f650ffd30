import type { CallFailure, CheckoutClient } from "@store/checkout-client";
import type { CartValidation } from "@store/contract/checkout";
import type { Operation } from "@store/contract/operation";
import type { SavePaymentReply } from "@store/contract/payment";
import type { Address, Suggestion } from "@store/contract/shared";
import type { FormOutcome, Invalid, Moved, Shown } from "@store/ui-kit/form-outcome";

/** Sends one call of a step, in the browser or on the page's server. */
export type StepCall = CheckoutClient["call"];

/** The part of a step to which an error belongs; its fields are named `shipping.city`. */
export type StepForm = "shipping" | "registry" | "pickup" | "billing" | "card" | "wallet";

/** A section of the payment step for a tender or code. */
export type TenderSection = "giftCard" | "tenderCode" | "certificate" | "promo" | "taxExemption";

/** The cart cannot be checked out as it is. */
export interface CartInvalid {
  readonly kind: "cartInvalid";
  readonly validation: CartValidation;
}

/** A call had no usable reply. */
export interface CallFailed {
  readonly kind: "failed";
  readonly failure: CallFailure;
  readonly operation: Pick<Operation, "name" | "path">;
}

/** What a step shows before it can be saved. */
export type StepView =
  | CartInvalid
  | CallFailed
  /** The service knows another spelling of the address: the shopper selects one. */
  | { readonly kind: "addressChoice"; readonly address: Address; readonly suggestions: readonly Suggestion[] }
  /** The store's credit card has an offer, which is shown before the review. */
  | { readonly kind: "offerChoice"; readonly offer: NonNullable<SavePaymentReply["offer"]> };

/** How a step is left. */
export interface StepMove {
  /** Only a completed step leads back to where it was opened from: a saved part leads on within the step. */
  readonly isStepDone?: boolean;
  /** Another tab has changed the basket: another step is needed first, which shows this message. */
  readonly arrivalAlert?: string | null;
}

/** The part of a step to which the errors belong, by its own field names. */
export interface PartErrors {
  readonly form?: StepForm;
  /** The card can pay after the applied reward certificates are removed. */
  readonly losesCertificates?: boolean;
}

/** What became of a submitted step. */
export type StepOutcome = FormOutcome<StepView, PartErrors> & StepMove;

/** Why a submitted step stays on its page. */
export type StepStop = Exclude<StepOutcome, Moved>;

export const saveFailedText = "We could not save this step. Please check what you entered and try again.";

/** A refusal with the service's message, or with a default one. */
export function toAlert(message: string | null | undefined): Invalid {
  return { kind: "invalid", problem: message || saveFailedText };
}

/** A step whose call had no usable reply. */
export function toFailed(failure: CallFailure, operation: CallFailed["operation"]): Shown<CallFailed> {
  return { kind: "shown", data: { kind: "failed", failure, operation } };
}
