import * as z from "zod/mini";
import { checkoutResult } from "../checkout/model.ts";
import { operation } from "../operation.ts";
import { cardErrors, paymentData } from "./model.ts";
import type { SavePayment } from "./requests.ts";

export * from "./model.ts";

export const savePaymentReply = z.extend(checkoutResult, {
  creditCardData: z.optional(paymentData.shape.creditCardData),
  cardErrors: z.optional(cardErrors),
  /** Which field of the card was refused, so that the form can say it in its own place. */
  cardProblem: z.optional(
    z.nullable(z.object({ field: z.enum(["number", "expiry", "securityCode"]), message: z.string() })),
  ),
});
export type SavePaymentReply = z.infer<typeof savePaymentReply>;

export const paymentOperations = {
  savePayment: operation<SavePayment>()({
    name: "savePayment",
    method: "POST",
    path: "/ReactCheckout/SavePayment",
    reply: savePaymentReply,
    token: "always",
    // It sets a state, and the fingerprint knows no card number: a replay would answer one card's press with another's.
    replay: false,
    errorCodes: ["CardRefused", "CardMissing", "PaymentUnavailable"],
  }),
};
