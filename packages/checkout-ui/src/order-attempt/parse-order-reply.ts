import type { OrderResult } from "@store/contract/orders";
import type { LineTerms, OrderSummary } from "@store/contract/shared";
import { defaultPaymentErrorText, toPlainText } from "../card/payment-error.ts";

/** What the response to Place Order means for the shopper. */
export type ParsedOrderReply =
  | { readonly kind: "placed"; readonly url: string | null }
  /** Nothing was charged; the shopper has to confirm the new total. */
  | { readonly kind: "totalChanged"; readonly summary: OrderSummary | null; readonly message: string | null }
  /** Nothing was charged; the order differs from the one shown or arrives later, and costs no more. */
  | { readonly kind: "basketChanged"; readonly message: string | null }
  /** Nothing was charged; terms changed, or are new, since their lines were added. */
  | { readonly kind: "termsNotAccepted"; readonly lines: readonly LineTerms[]; readonly message: string | null }
  /** The payment processor has not responded; the attempt has to be polled. */
  | { readonly kind: "confirming"; readonly attemptKey: string | null }
  | { readonly kind: "promoInvalid"; readonly message: string | null }
  | { readonly kind: "declined"; readonly text: string; readonly html: string | undefined }
  | { readonly kind: "tripBookingFailed" }
  /** None of the above: the redirect rules decide, without a URL the cart. */
  | { readonly kind: "other"; readonly url: string | null; readonly message: string | null };

/** A reply that ends its attempt. */
export type SettledReply = Exclude<ParsedOrderReply, { kind: "confirming" }>;

type OrderReply = Pick<OrderResult, "isSuccess" | "redirectUrl"> &
  Partial<
    Pick<
      OrderResult,
      "message" | "errorCode" | "orderSummary" | "attemptKey" | "paymentErrorHtml" | "promoErrorMessage" | "terms"
    >
  >;

/**
 * The precedence in a reply: success, the codes that keep the shopper on the review, the three messages, the redirect.
 */
export function parseOrderReply(reply: OrderReply): ParsedOrderReply {
  if (reply.isSuccess) return { kind: "placed", url: reply.redirectUrl };
  if (reply.errorCode === "TotalChanged") {
    return { kind: "totalChanged", summary: reply.orderSummary ?? null, message: reply.message || null };
  }
  if (reply.errorCode === "BasketChanged") return { kind: "basketChanged", message: toSentence(reply.message) };
  if (reply.errorCode === "TermsNotAccepted") {
    return { kind: "termsNotAccepted", lines: reply.terms ?? [], message: toSentence(reply.message) };
  }
  if (reply.errorCode === "Confirming" || reply.errorCode === "InProgress") {
    return { kind: "confirming", attemptKey: reply.attemptKey ?? null };
  }
  if (reply.message === "InvalidPromoCode") return { kind: "promoInvalid", message: reply.promoErrorMessage ?? null };
  if (reply.message === "AuthorizationFailure") {
    const html = reply.paymentErrorHtml || undefined;
    return { kind: "declined", text: toPlainText(html ?? "") || defaultPaymentErrorText, html };
  }
  if (reply.message === "TripBookingFailed") return { kind: "tripBookingFailed" };
  return { kind: "other", url: reply.redirectUrl, message: toSentence(reply.message) };
}

/** The message if it is a sentence for the shopper; null for a code, which is one word. */
function toSentence(message: string | undefined): string | null {
  return message?.trim().includes(" ") ? message.trim() : null;
}
