import type { OrderResult } from "@store/contract/orders";
import type { OrderSummary } from "@store/contract/shared";
import { defaultPaymentErrorText, toPlainText } from "../payment/payment-error.ts";

/** What an answer to Place Order means for the shopper. */
export type OrderOutcome =
  | { readonly kind: "placed"; readonly url: string | null }
  /** Nothing was charged; the new total needs a yes. */
  | { readonly kind: "totalChanged"; readonly summary: OrderSummary | null; readonly message: string | null }
  /** Nothing was charged; the order is another one than was shown, or arrives later, for no more than was shown. */
  | { readonly kind: "basketChanged"; readonly message: string | null }
  /** The processor has not said; the attempt has to be asked after. */
  | { readonly kind: "confirming"; readonly attemptKey: string | null }
  | { readonly kind: "promoInvalid"; readonly message: string | null }
  | { readonly kind: "declined"; readonly text: string; readonly html: string | undefined }
  | { readonly kind: "tripBookingFailed" }
  /** None of the above: the redirect rules decide, without a URL the cart (CHK-37). */
  | { readonly kind: "redirect"; readonly url: string | null; readonly message: string | null };

type OrderReply = Pick<OrderResult, "isSuccess" | "redirectUrl"> &
  Partial<
    Pick<
      OrderResult,
      "message" | "errorCode" | "orderSummary" | "attemptKey" | "paymentErrorHtml" | "promoErrorMessage"
    >
  >;

/** The precedence of AMB-028: success, the codes that keep the shopper on review, the three messages, the redirect. */
export function toOrderOutcome(reply: OrderReply): OrderOutcome {
  if (reply.isSuccess) return { kind: "placed", url: reply.redirectUrl };
  if (reply.errorCode === "TotalChanged") {
    return { kind: "totalChanged", summary: reply.orderSummary ?? null, message: reply.message || null };
  }
  if (reply.errorCode === "BasketChanged") return { kind: "basketChanged", message: toSentence(reply.message) };
  if (reply.errorCode === "Confirming" || reply.errorCode === "InProgress") {
    return { kind: "confirming", attemptKey: reply.attemptKey ?? null };
  }
  if (reply.message === "InvalidPromoCode") return { kind: "promoInvalid", message: reply.promoErrorMessage ?? null };
  if (reply.message === "AuthorizationFailure") {
    const html = reply.paymentErrorHtml || undefined;
    return { kind: "declined", text: toPlainText(html ?? "") || defaultPaymentErrorText, html };
  }
  if (reply.message === "TripBookingFailed") return { kind: "tripBookingFailed" };
  return { kind: "redirect", url: reply.redirectUrl, message: toSentence(reply.message) };
}

/** What a message says to a shopper; a code, which is one word, says nothing. */
function toSentence(message: string | undefined): string | null {
  return message?.trim().includes(" ") ? message.trim() : null;
}
