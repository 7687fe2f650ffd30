import * as z from "zod/mini";
import { checkoutResult } from "../checkout/model.ts";
import { callsUnder, read, withToken } from "../operation.ts";
import { base, orderSummary } from "../shared/index.ts";
import { cardErrors, creditCardData, verifyErrors } from "./model.ts";
import type { paymentRequests } from "./requests.ts";

const savePaymentReply = z.object({
  ...checkoutResult.shape,
  /** The cards as they stand now, refused or not. */
  creditCardData,
  cardErrors: z.optional(cardErrors),
  verifyErrors: z.optional(verifyErrors),
  /** The store's own card is offered before the order goes on. */
  showOfferPopup: z.boolean(),
  offer: z.optional(z.object({ termsHtml: z.string(), errorMessage: z.optional(z.string()) })),
  /** Which field of the card was refused, so that the form can say it in its own place. */
  cardProblem: z.optional(
    z.nullable(
      z.object({
        field: z.enum(["number", "expiry", "securityCode"]),
        message: z.string(),
        /** Which of two cards. */
        slot: z.optional(z.enum(["CardOne", "CardTwo"])),
      }),
    ),
  ),
});
export type SavePaymentReply = z.infer<typeof savePaymentReply>;

const verifyCreditCardReply = z.object({ ...base, isVerificationApplied: z.boolean(), verifyErrors });
export type VerifyCreditCardReply = z.infer<typeof verifyCreditCardReply>;

const taxExemptionReply = z.object({ ...base, orderSummary });
export type TaxExemptionReply = z.infer<typeof taxExemptionReply>;

const checkoutCall = /* @__PURE__ */ callsUnder<typeof paymentRequests>("/ReactCheckout/", withToken);
const providerCall = /* @__PURE__ */ callsUnder<typeof paymentRequests>("/api/checkout/payment-provider/", withToken);

const savesCards = {
  reply: savePaymentReply,
  // It sets a state, and the fingerprint knows no card number: a replay would answer one card's press with another's.
  replay: false,
  errorCodes: [
    "CardRefused",
    "CardMissing",
    "CardNotFound",
    "CardAmountZero",
    "CardAmountsMismatch",
    "CertificateNeedsStoreCard",
    "VerificationFailed",
    "PaymentUnavailable",
  ],
};
const exempts = { reply: taxExemptionReply, errorCodes: ["TaxExemptionNotAllowed"] };

export const savePayment = /* @__PURE__ */ checkoutCall("savePayment", savesCards);
export const ppSaveCreditCardToBasket = /* @__PURE__ */ providerCall("ppSaveCreditCardToBasket", savesCards, {
  at: "save-credit-card-to-basket",
});
export const verifyCreditCard = /* @__PURE__ */ checkoutCall("verifyCreditCard", {
  reply: verifyCreditCardReply,
  // The security code is in no fingerprint.
  replay: false,
  errorCodes: ["CardNotFound", "VerificationFailed", "PaymentUnavailable"],
});
/** 1 takes the offer of the store's own card, 2 declines it. */
export const savePlccOfferSelection = /* @__PURE__ */ checkoutCall("savePlccOfferSelection", {
  reply: checkoutResult,
  errorCodes: ["OfferNotMade"],
});
/** A GET that changes the order, as the wire has it; it needs the token like a POST. */
export const applyTaxExemption = /* @__PURE__ */ checkoutCall("applyTaxExemption", exempts, read);
export const applyTaxExemptionForm = /* @__PURE__ */ checkoutCall("applyTaxExemptionForm", exempts, {
  at: "ApplyTaxExemption",
  body: "form",
});
