import * as z from "zod/mini";
import { checkoutResult } from "../checkout-model/checkout-model.ts";
import { cardErrors, creditCardData, verifyErrors } from "../checkout-model/payment-data.ts";
import { callsUnder, read, withToken } from "../operation.ts";
import { base, orderSummary } from "../shared/index.ts";
import type { paymentRequests } from "./requests.ts";

const savePaymentReply = z.object({
  ...checkoutResult.shape,
  /** The current cards, also after a refusal. */
  creditCardData,
  cardErrors: z.optional(cardErrors),
  verifyErrors: z.optional(verifyErrors),
  /** Whether the store's own card is offered before the next step. */
  showOfferPopup: z.boolean(),
  offer: z.optional(z.object({ termsHtml: z.string(), errorMessage: z.optional(z.string()) })),
  /** The card field that was refused, so that the form can show the error at the field. */
  cardProblem: z.optional(
    z.nullable(
      z.object({
        field: z.enum(["number", "expiry", "securityCode"]),
        message: z.string(),
        /** One of two cards. */
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
  // The call sets a state, and the fingerprint excludes the card number: a replay would return the response for another
  // card.
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
  // The fingerprint excludes the security code.
  replay: false,
  errorCodes: ["CardNotFound", "VerificationFailed", "PaymentUnavailable"],
});
/** 1 accepts the offer of the store's own card, 2 declines it. */
export const savePlccOfferSelection = /* @__PURE__ */ checkoutCall("savePlccOfferSelection", {
  reply: checkoutResult,
  errorCodes: ["OfferNotMade"],
});
/** A GET that changes the order, as the wire format defines it. It needs the token like a POST. */
export const applyTaxExemption = /* @__PURE__ */ checkoutCall("applyTaxExemption", exempts, read);
export const applyTaxExemptionForm = /* @__PURE__ */ checkoutCall("applyTaxExemptionForm", exempts, {
  at: "ApplyTaxExemption",
  body: "form",
});
