import type { CallFailure } from "@store/checkout-client";
import type { CartValidation } from "@store/contract/checkout";
import type { LineTerms, OversizedItem, SignInWidget } from "@store/contract/shared";

/** For a failure that keeps the shopper on the page: runs after the dialog is closed. */
interface StayOption {
  readonly onStay?: (() => void) | undefined;
}

/** A dialog that blocks the page until the shopper responds: a failure, or a question before checkout. Each kind is one dialog. */
export type DialogRequest =
  /** `retry` repeats the call with the same input. */
  | ({ readonly kind: "network"; readonly retry: (() => void) | null } & StayOption)
  /**
   * Refused for some time, whatever is sent; the message says how long. No input is lost, and `retry` repeats the call.
   */
  | ({ readonly kind: "tooManyTries"; readonly message: string; readonly retry: (() => void) | null } & StayOption)
  | ({ readonly kind: "generic" } & StayOption)
  | { readonly kind: "sessionReset" }
  /** The basket is empty or no longer exists; the message is the service's. */
  | { readonly kind: "basketGone"; readonly message: string }
  /** The basket of the page was ordered in another tab; the confirmation is at the URL. */
  | { readonly kind: "orderPlaced"; readonly title: string; readonly message: string; readonly url: string }
  /**
   * The cart has to be edited first; the result says why. `onResolved` runs after the dialog has removed the
   * unavailable items.
   */
  | { readonly kind: "cartInvalid"; readonly validation: CartValidation; readonly onResolved: () => void }
  /** A card was not authorized: the service's message as HTML and as plain text. */
  | { readonly kind: "payment"; readonly text: string; readonly html?: string | undefined }
  /** The cart cannot be checked out as it is; the message is the service's. */
  | { readonly kind: "cartError"; readonly title: string; readonly message: string }
  /** Items for pickup that may not fit into a car. */
  | { readonly kind: "oversized"; readonly items: readonly OversizedItem[]; readonly onContinue: () => void }
  /**
   * Terms that changed, or are new, since their lines were added; `onAccept` repeats the refused call with their ids,
   * `onDecline` says that it was refused.
   */
  | {
      readonly kind: "terms";
      readonly lines: readonly LineTerms[];
      readonly onAccept: () => void;
      readonly onDecline: () => void;
    }
  /** A piece of the service's HTML at a path of this store; `onContinue` goes on to the checkout once it was read. */
  | { readonly kind: "servedPopup"; readonly path: string; readonly onContinue?: (() => void) | undefined }
  /** A guest may sign in before the checkout, or continue. */
  | {
      readonly kind: "checkoutLogin";
      readonly widget: SignInWidget;
      /** Where the checkout starts. */
      readonly redirectUrl: string;
      readonly onGuest: () => void;
    };

const waitText = "You have tried too often. Please try again in a few minutes.";

type FailureDialog = Extract<DialogRequest, { kind: "network" | "tooManyTries" | "generic" | "sessionReset" }>;

/** The dialog that a failed call opens; null when the caller aborted the call. */
export function toFailureDialog(
  failure: CallFailure,
  retry: (() => void) | null,
  stay: StayOption = {},
): FailureDialog | null {
  if (failure.kind === "aborted") return null;
  if (failure.kind === "sessionReset") return { kind: "sessionReset" };
  if (failure.kind === "network" || /Status: 50[34]\b/.test(failure.message))
    return { kind: "network", retry, ...stay };
  if ((failure.kind === "refused" || failure.kind === "http") && failure.status === 429) {
    const { message } = failure.reply;
    const text = typeof message === "string" && message ? message : waitText;
    return { kind: "tooManyTries", message: text, retry, ...stay };
  }
  return { kind: "generic", ...stay };
}
