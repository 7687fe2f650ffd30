import type { CallFailure, CheckoutClient } from "@store/checkout-client";
import type { CartValidation } from "@store/contract/checkout";
import type { Operation } from "@store/contract/operation";
import type { SavePaymentReply } from "@store/contract/payment";
import type { Address, Suggestion } from "@store/contract/shared";

/** Sends one call of a step, in the browser or on the page's server. */
export type StepCall = CheckoutClient["call"];

/** The part of a step to which an error belongs; its fields are named `shipping.city`. */
export type StepForm = "shipping" | "registry" | "pickup" | "billing" | "card";

/** A section of the payment step for a tender or code. */
export type TenderSection = "giftCard" | "tenderCode" | "certificate" | "promo" | "taxExemption";

/** Why a submitted step stays on its page. */
export type StepStop =
  | { readonly kind: "alert"; readonly message: string }
  | {
      readonly kind: "invalidFields";
      readonly form: StepForm;
      readonly errors: Readonly<Record<string, string>>;
      /** The card can pay after the applied reward certificates are removed. */
      readonly losesCertificates?: boolean;
    }
  | { readonly kind: "cartInvalid"; readonly validation: CartValidation }
  /** The service knows another spelling of the address: the shopper selects one. */
  | { readonly kind: "addressChoice"; readonly address: Address; readonly suggestions: readonly Suggestion[] }
  /** The store's credit card has an offer, which is shown before the review. */
  | { readonly kind: "offerChoice"; readonly offer: NonNullable<SavePaymentReply["offer"]> }
  /** Another tab has changed the basket: another step is needed first, which shows the message. */
  | { readonly kind: "stepNeeded"; readonly path: string; readonly message: string | null }
  | { readonly kind: "failed"; readonly failure: CallFailure; readonly operation: Pick<Operation, "name" | "path"> };

/** What became of a submitted step. A part that is saved leads on within the step, and never to where the step was opened from. */
export type StepOutcome = { readonly kind: "moved" | "saved"; readonly path: string } | StepStop;

export const saveFailedText = "We could not save this step. Please check what you entered and try again.";

/** A refusal with the service's message, or with a default one. */
export function toAlert(message: string | null | undefined): StepStop {
  return { kind: "alert", message: message || saveFailedText };
}
