import * as z from "zod/mini";
import { cardTypeName } from "../checkout-model/payment-data.ts";
import { cents, id, text, textBoolean } from "../shared/index.ts";

const digits = (max: number) => z.string().check(z.regex(/^\d*$/), z.maxLength(max));

/**
 * A typed card. Number and security code exist only in the browser's memory and in this body; the service exchanges
 * them for a token at once.
 */
export const cardEntry = z.strictObject({
  type: cardTypeName,
  number: digits(19),
  expMonth: digits(2),
  expYear: digits(4),
  cvv: digits(4),
  saveToAccount: z.boolean(),
  isExpired: z.boolean(),
  lastFour: digits(4),
  /** The amount that this card pays, if two cards pay. */
  amountCents: z.optional(cents.check(z.minimum(0))),
  /** The encrypted card data of the payment provider; number and security code are empty then. */
  adyenCardData: z.optional(text(4000)),
});
export type CardEntry = z.infer<typeof cardEntry>;

/** A saved card that pays, with its security code if it is required. */
export const accountCardData = z.strictObject({
  id,
  cvv: z.optional(digits(4)),
  amountCents: z.optional(cents.check(z.minimum(0))),
  adyenCardData: z.optional(text(4000)),
});
export type AccountCardData = z.infer<typeof accountCardData>;

/** All four slots are always sent, unused ones as null. */
export const savePaymentRequest = z.strictObject({
  cardOneData: z.nullable(cardEntry),
  accountCardOneData: z.nullable(accountCardData),
  cardTwoData: z.nullable(cardEntry),
  accountCardTwoData: z.nullable(accountCardData),
});
export type SavePayment = z.infer<typeof savePaymentRequest>;

export const verifyCreditCardRequest = z.strictObject({ cardData: z.strictObject({ cardId: id, cvv: digits(4) }) });
export type VerifyCreditCard = z.infer<typeof verifyCreditCardRequest>;

export const paymentRequests = {
  savePayment: savePaymentRequest,
  ppSaveCreditCardToBasket: savePaymentRequest,
  verifyCreditCard: verifyCreditCardRequest,
  savePlccOfferSelection: z.strictObject({ selectedOption: z.literal([1, 2]) }),
  applyTaxExemption: z.strictObject({ taxExemption: textBoolean }),
  applyTaxExemptionForm: z.strictObject({ isTaxExemptionApplied: textBoolean }),
};
