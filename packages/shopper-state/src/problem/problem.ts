import type { CallFailure } from "@store/checkout-client";
import type { CartValidation } from "@store/contract/checkout";

/** What has interrupted the shopper; each kind is one dialog. */
export type Problem =
  /** `retry` repeats the call with everything typed. */
  | { readonly kind: "network"; readonly retry: (() => void) | null }
  /** Refused for a while, whatever is sent; the message says how long. Nothing typed is lost, and `retry` repeats the call. */
  | { readonly kind: "tooManyTries"; readonly message: string; readonly retry: (() => void) | null }
  | { readonly kind: "generic" }
  | { readonly kind: "sessionReset" }
  /** The basket is empty or gone; the message is the service's (CHK-18, ERR-03). */
  | { readonly kind: "basketGone"; readonly message: string }
  /** The cart has to be edited first; the result says why (CHK-19). `onMended` goes on once the popup has taken out what was in the way (AMB-049). */
  | { readonly kind: "cartInvalid"; readonly validation: CartValidation; readonly onMended: () => void }
  /** A card was not authorised; plain text (CHK-33, AMB-021). */
  | { readonly kind: "payment"; readonly text: string };

const waitText = "You have tried too often. Please try again in a few minutes.";

/** The dialog a failed call opens (ERR-01, ERR-02, POP-14, POP-19); none when the caller gave the call up. */
export function toProblem(failure: CallFailure, retry: (() => void) | null): Problem | null {
  if (failure.kind === "aborted") return null;
  if (failure.kind === "sessionReset") return { kind: "sessionReset" };
  if (failure.kind === "network" || /Status: 50[34]\b/.test(failure.message)) return { kind: "network", retry };
  if ((failure.kind === "refused" || failure.kind === "http") && failure.status === 429) {
    const { message } = failure.reply;
    return { kind: "tooManyTries", message: typeof message === "string" && message ? message : waitText, retry };
  }
  return { kind: "generic" };
}
