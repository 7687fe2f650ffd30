import * as z from "zod/mini";
import { checkoutResult } from "../checkout/model.ts";
import { base, orderSummary } from "../shared/index.ts";
import { cardErrors, creditCardData, verifyErrors } from "./model.ts";

export const savePaymentReply = z.object({
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
        /** Which of two cards [PAY-12]. */
        slot: z.optional(z.enum(["CardOne", "CardTwo"])),
      }),
    ),
  ),
});
export type SavePaymentReply = z.infer<typeof savePaymentReply>;

export const verifyCreditCardReply = z.object({ ...base, isVerificationApplied: z.boolean(), verifyErrors });
export type VerifyCreditCardReply = z.infer<typeof verifyCreditCardReply>;

export const taxExemptionReply = z.object({ ...base, orderSummary });
export type TaxExemptionReply = z.infer<typeof taxExemptionReply>;
