import * as z from "zod/mini";
import { checkoutResult } from "../checkout/model.ts";
import { operation } from "../operation.ts";
import { base, orderSummary, type TextBoolean } from "../shared/index.ts";
import { cardErrors, creditCardData, verifyErrors } from "./model.ts";
import type { SavePayment, VerifyCreditCard } from "./requests.ts";
import { paymentRoutes as routes } from "./routes.ts";

export * from "./model.ts";

export const savePaymentReply = z.extend(checkoutResult, {
  creditCardData: z.optional(creditCardData),
  cardErrors: z.optional(cardErrors),
  verifyErrors: z.optional(verifyErrors),
  /** The store's own card is offered before the order goes on. */
  showOfferPopup: z.optional(z.boolean()),
  offer: z.optional(z.object({ termsHtml: z.string(), errorMessage: z.optional(z.string()) })),
  /** Which field of the card was refused, so that the form can say it in its own place. */
  cardProblem: z.optional(
    z.nullable(z.object({ field: z.enum(["number", "expiry", "securityCode"]), message: z.string() })),
  ),
});
export type SavePaymentReply = z.infer<typeof savePaymentReply>;

export const verifyCreditCardReply = z.object({ ...base, isVerificationApplied: z.boolean(), verifyErrors });
export type VerifyCreditCardReply = z.infer<typeof verifyCreditCardReply>;

export const taxExemptionReply = z.object({ ...base, orderSummary: z.optional(orderSummary) });
export type TaxExemptionReply = z.infer<typeof taxExemptionReply>;

const savesCards = {
  reply: savePaymentReply,
  // It sets a state, and the fingerprint knows no card number: a replay would answer one card's press with another's.
  replay: false,
  errorCodes: ["CardRefused", "CardMissing", "CardNotFound", "AmountsDoNotAddUp", "PaymentUnavailable"],
};
const exempts = { reply: taxExemptionReply, errorCodes: ["TaxExemptionNotAllowed"] };

export const paymentOperations = {
  savePayment: operation<SavePayment>()({ ...routes.savePayment, ...savesCards }),
  ppSaveCreditCardToBasket: operation<SavePayment>()({ ...routes.ppSaveCreditCardToBasket, ...savesCards }),
  verifyCreditCard: operation<VerifyCreditCard>()({
    ...routes.verifyCreditCard,
    reply: verifyCreditCardReply,
    // The security code is in no fingerprint.
    replay: false,
    errorCodes: ["CardNotFound", "VerificationFailed", "PaymentUnavailable"],
  }),
  /** 1 takes the offer of the store's own card, 2 declines it. */
  savePlccOfferSelection: operation<{ selectedOption: 1 | 2 }>()({
    ...routes.savePlccOfferSelection,
    reply: checkoutResult,
    errorCodes: ["OfferNotMade"],
  }),
  /** A GET that changes the order, as the wire has it; it needs the token like a POST [AMB-101]. */
  applyTaxExemption: operation<{ taxExemption: TextBoolean }>()({ ...routes.applyTaxExemption, ...exempts }),
  applyTaxExemptionForm: operation<{ isTaxExemptionApplied: TextBoolean }>()({
    ...routes.applyTaxExemptionForm,
    ...exempts,
  }),
};
