import { checkoutResult } from "../checkout/model.ts";
import { operation } from "../operation.ts";
import type { TextBoolean } from "../shared/index.ts";
import { savePaymentReply, taxExemptionReply, verifyCreditCardReply } from "./replies.ts";
import type { SavePayment, VerifyCreditCard } from "./requests.ts";
import { paymentRoutes as routes } from "./routes.ts";

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

export const savePayment = /* @__PURE__ */ operation<SavePayment>()(routes, "savePayment", savesCards);
export const ppSaveCreditCardToBasket = /* @__PURE__ */ operation<SavePayment>()(
  routes,
  "ppSaveCreditCardToBasket",
  savesCards,
);
export const verifyCreditCard = /* @__PURE__ */ operation<VerifyCreditCard>()(routes, "verifyCreditCard", {
  reply: verifyCreditCardReply,
  // The security code is in no fingerprint.
  replay: false,
  errorCodes: ["CardNotFound", "VerificationFailed", "PaymentUnavailable"],
});
/** 1 takes the offer of the store's own card, 2 declines it. */
export const savePlccOfferSelection = /* @__PURE__ */ operation<{ selectedOption: 1 | 2 }>()(
  routes,
  "savePlccOfferSelection",
  { reply: checkoutResult, errorCodes: ["OfferNotMade"] },
);
/** A GET that changes the order, as the wire has it; it needs the token like a POST [AMB-101]. */
export const applyTaxExemption = /* @__PURE__ */ operation<{ taxExemption: TextBoolean }>()(
  routes,
  "applyTaxExemption",
  exempts,
);
export const applyTaxExemptionForm = /* @__PURE__ */ operation<{ isTaxExemptionApplied: TextBoolean }>()(
  routes,
  "applyTaxExemptionForm",
  exempts,
);
