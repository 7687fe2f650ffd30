import { summary } from "@store/shopper-state/checkout-samples";
import { describe, expect, it } from "vitest";
import { parseOrderReply } from "./parse-order-reply.ts";
import { parseFailedAttempt } from "./send-order.ts";

const failed = { isSuccess: false, message: "", redirectUrl: null };

describe("a reply to Place Order", () => {
  it("is the order after a success", () => {
    expect(parseOrderReply({ ...failed, isSuccess: true, redirectUrl: "/checkout/confirmation?orderId=1" })).toEqual({
      kind: "placed",
      url: "/checkout/confirmation?orderId=1",
    });
  });

  it("is a declined card with the service's message, as HTML and as text", () => {
    const reply = {
      ...failed,
      message: "AuthorizationFailure",
      paymentErrorHtml: "<p>Your Visa &amp; bank <b>said no</b>.</p>",
    };
    expect(parseOrderReply(reply)).toEqual({
      kind: "declined",
      text: "Your Visa & bank said no.",
      html: reply.paymentErrorHtml,
    });
    expect(parseOrderReply({ ...failed, message: "AuthorizationFailure" })).toMatchObject({
      text: "Your payment could not be authorized. Please check your card or use another one.",
    });
  });

  it("is declined with the service's message after a look-up too [CALL-077] (AMB-124)", () => {
    const html = "<p>The payment with PayPal did not go through.</p>";
    const attempt = { isSuccess: true, status: "failed", message: "AuthorizationFailure", paymentErrorHtml: html };
    expect(parseFailedAttempt({ ...attempt, status: "failed" })).toEqual({
      ...{ kind: "declined", text: "The payment with PayPal did not go through.", html },
    });
  });

  it("keeps the service's message for the target page, and no code", () => {
    const url = "/checkout/paymentandbilling";
    const message = "A gift card can no longer pay its part of this order.";
    expect(parseOrderReply({ ...failed, redirectUrl: url, message })).toEqual({ kind: "other", url, message });
    expect(parseOrderReply({ ...failed, redirectUrl: url, message: "Odd" })).toMatchObject({ message: null });
  });

  it("says why a promo code is lost, and what has changed", () => {
    const promoErrorMessage = "LAMPS20 has expired.";
    expect(parseOrderReply({ ...failed, message: "InvalidPromoCode", promoErrorMessage })).toEqual({
      kind: "promoInvalid",
      message: promoErrorMessage,
    });
    const message = "Your order now arrives on other days than this page said.";
    expect(parseOrderReply({ ...failed, errorCode: "BasketChanged", message })).toEqual({
      kind: "basketChanged",
      message,
    });
  });

  it.each([
    ["an invalid promo code", { ...failed, message: "InvalidPromoCode" }, "promoInvalid"],
    [
      "a trip that could not be booked, whatever the URL",
      { ...failed, message: "TripBookingFailed", redirectUrl: "/x" },
      "tripBookingFailed",
    ],
    [
      "a changed total before any message",
      { ...failed, errorCode: "TotalChanged", orderSummary: summary, message: "AuthorizationFailure" },
      "totalChanged",
    ],
    [
      "terms to accept before any message and any URL",
      { ...failed, errorCode: "TermsNotAccepted", message: "AuthorizationFailure", redirectUrl: "/checkout/cart" },
      "termsNotAccepted",
    ],
    ["an order that another page has changed", { ...failed, errorCode: "BasketChanged" }, "basketChanged"],
    ["a payment that is being confirmed", { ...failed, errorCode: "Confirming", attemptKey: "k" }, "confirming"],
    ["an unknown message with a URL", { ...failed, message: "Odd", redirectUrl: "/checkout/cart" }, "other"],
    ["nothing at all", failed, "other"],
  ])("follows the precedence of its codes: %s", (_, reply, kind) => {
    expect(parseOrderReply(reply).kind).toBe(kind);
  });
});
