import type { CallFailure } from "@store/checkout-client";
import type { CartValidation } from "@store/contract/checkout";

/** Of a call whose failure keeps the shopper on the page: what follows once the dialog is closed (ERR-20, AMB-115). */
interface Keeping {
  readonly onStay?: (() => void) | undefined;
}

/** What has interrupted the shopper; each kind is one dialog. */
export type Problem =
  /** `retry` repeats the call with everything typed. */
  | ({ readonly kind: "network"; readonly retry: (() => void) | null } & Keeping)
  /** Refused for a while, whatever is sent; the message says how long. Nothing typed is lost, and `retry` repeats the call. */
  | ({ readonly kind: "tooManyTries"; readonly message: string; readonly retry: (() => void) | null } & Keeping)
  | ({ readonly kind: "generic" } & Keeping)
  | { readonly kind: "sessionReset" }
  /** The basket is empty or gone; the message is the service's (CHK-18, ERR-03). */
  | { readonly kind: "basketGone"; readonly message: string }
  /** What the page shows was ordered in another tab; the order's confirmation is at the URL. */
  | { readonly kind: "orderPlaced"; readonly title: string; readonly message: string; readonly url: string }
  /** The cart has to be edited first; the result says why (CHK-19). `onMended` goes on once the popup has taken out what was in the way (AMB-049). */
  | { readonly kind: "cartInvalid"; readonly validation: CartValidation; readonly onMended: () => void }
  /** A card was not authorised: what the service says of it, as it came and as plain text (CHK-33, ERR-07, AMB-021). */
  | { readonly kind: "payment"; readonly text: string; readonly html?: string | undefined };

const waitText = "You have tried too often. Please try again in a few minutes.";

/** The dialog a failed call opens (ERR-01, ERR-02, POP-14, POP-19); none when the caller gave the call up. */
export function toProblem(failure: CallFailure, retry: (() => void) | null, keeping: Keeping = {}): Problem | null {
  if (failure.kind === "aborted") return null;
  if (failure.kind === "sessionReset") return { kind: "sessionReset" };
  if (failure.kind === "network" || /Status: 50[34]\b/.test(failure.message))
    return { kind: "network", retry, ...keeping };
  if ((failure.kind === "refused" || failure.kind === "http") && failure.status === 429) {
    const { message } = failure.reply;
    const text = typeof message === "string" && message ? message : waitText;
    return { kind: "tooManyTries", message: text, retry, ...keeping };
  }
  return { kind: "generic", ...keeping };
}
