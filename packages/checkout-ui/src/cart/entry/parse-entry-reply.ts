import type { CartResult } from "@store/contract/cart";
import { cartErrorType, type OversizedItem } from "@store/contract/shared";
import { cartErrorTitle } from "../../dialogs/dialog-texts.ts";

/** The meaning of a reply to "Checkout Now". */
export type ParsedEntryReply =
  /** The reloaded cart shows that it is empty. */
  | { readonly kind: "emptyBasket" }
  | { readonly kind: "error"; readonly title: string; readonly message: string }
  | { readonly kind: "popup"; readonly url: string }
  | { readonly kind: "oversized"; readonly items: readonly OversizedItem[] }
  | { readonly kind: "enter" };

type EntryReply = Pick<CartResult, "isSuccess" | "errorType" | "message" | "popupUrl" | "oversizedItems">;

const failedText = "We could not start your checkout. Please check your cart and try again.";

const toError = ({ errorType, message }: EntryReply): ParsedEntryReply => ({
  kind: "error",
  title: cartErrorTitle(errorType),
  message: message || failedText,
});

/** The checks in order; the first result is the outcome. */
const checks: ReadonlyArray<(reply: EntryReply) => ParsedEntryReply | null> = [
  ({ errorType }) => (errorType === cartErrorType.emptyBasket ? { kind: "emptyBasket" } : null),
  (reply) => (reply.errorType ? toError(reply) : null),
  ({ popupUrl }) => (popupUrl ? { kind: "popup", url: popupUrl } : null),
  (reply) => (reply.isSuccess ? null : toError(reply)),
  ({ oversizedItems = [] }) => (oversizedItems.length > 0 ? { kind: "oversized", items: oversizedItems } : null),
];

/** Converts a reply to "Checkout Now": the reason why the checkout cannot start, or that it can. */
export function parseEntryReply(reply: EntryReply): ParsedEntryReply {
  for (const check of checks) {
    const outcome = check(reply);
    if (outcome) return outcome;
  }
  return { kind: "enter" };
}
