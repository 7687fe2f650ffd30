import type { CallFailure } from "@store/checkout-client";
import type { CartValidation } from "@store/contract/checkout";

/** What has interrupted the shopper; each kind is one dialog. */
export type Problem =
  /** `retry` repeats the call with everything typed. */
  | { readonly kind: "network"; readonly retry: (() => void) | null }
  | { readonly kind: "generic" }
  | { readonly kind: "sessionReset" }
  /** The basket is empty or gone; the message is the service's (CHK-18, ERR-03). */
  | { readonly kind: "basketGone"; readonly message: string }
  /** The cart has to be edited first; the result says why (CHK-19). */
  | { readonly kind: "cartInvalid"; readonly validation: CartValidation }
  /** A card was not authorised; plain text (CHK-33, AMB-021). */
  | { readonly kind: "payment"; readonly text: string };

/** The dialog a failed call opens (ERR-01, ERR-02, POP-14, POP-19); none when the caller gave the call up. */
export function toProblem(failure: CallFailure, retry: (() => void) | null): Problem | null {
  if (failure.kind === "aborted") return null;
  if (failure.kind === "sessionReset") return { kind: "sessionReset" };
  if (failure.kind === "network" || /Status: 50[34]\b/.test(failure.message)) return { kind: "network", retry };
  return { kind: "generic" };
}
