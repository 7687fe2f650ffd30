import * as z from "zod/mini";
import { cents, id } from "../shared/index.ts";

/** Every card type that checkout knows [PAY-08]. */
export const cardTypeName = z.enum([
  "Visa",
  "MasterCard",
  "AmericanExpress",
  "Discover",
  "DinersClub",
  "PLCCSynchrony",
  "CoBrandMasterCard",
  "Imprint",
  "Cup",
  "Jcb",
  "Proprietary",
  "Unspecified",
]);
export type CardTypeName = z.infer<typeof cardTypeName>;

export const cardErrors = z.object({
  hasRewardsRestrictionError: z.boolean(),
  hasSessionError: z.boolean(),
  hasZeroAmountError: z.boolean(),
  cbccNotAppliedError: z.boolean(),
  isOldCobrandCardUsed: z.optional(z.boolean()),
});

/** A card as the basket keeps it: a token on the service's side, and here only what a receipt may show. */
export const appliedCard = z.object({
  id,
  basketPaymentId: id,
  type: cardTypeName,
  lastFour: z.string(),
  expMonth: z.string(),
  expYear: z.string(),
  appliedAmount: cents,
  appliedAmountString: z.string(),
  isApplied: z.boolean(),
  isValid: z.boolean(),
  isPrimary: z.boolean(),
  order: z.int(),
});
export type AppliedCard = z.infer<typeof appliedCard>;

export const paymentData = z.object({
  isPaymentNeeded: z.boolean(),
  creditCardData: z.object({ cardOneInfo: z.nullable(appliedCard), cardTwoInfo: z.nullable(appliedCard) }),
});
export type PaymentData = z.infer<typeof paymentData>;
