import * as z from "zod/mini";
import { cents } from "../shared/index.ts";
import { rewardsData, tenderCodesData } from "../tenders/model.ts";

/** Every card type that checkout knows. */
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

export type CardErrors = z.infer<typeof cardErrors>;

/** What the check of a saved card's security code found; `cardId` names the card. */
export const verifyErrors = z.object({
  hasVerifyRequiredError: z.boolean(),
  hasVerifyInputError: z.boolean(),
  hasVerifyFailedError: z.boolean(),
  hasCvvError: z.boolean(),
  cardId: z.nullable(z.string()),
});
export type VerifyErrors = z.infer<typeof verifyErrors>;

/** A card of the account. */
export const savedCard = z.object({
  id: z.string(),
  cardInfo: z.object({
    type: cardTypeName,
    lastFour: z.string(),
    expMonth: z.string(),
    expYear: z.string(),
    /** Whether its security code is asked for again before it pays. */
    verifyCreditCard: z.boolean(),
    isVerificationApplied: z.boolean(),
    adyenCardData: z.optional(z.nullable(z.string())),
  }),
  isExpired: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCard>;

/** A card as the basket keeps it: a token on the service's side, and here only what a receipt may show. */
export const appliedCard = z.object({
  id: z.string(),
  basketPaymentId: z.string(),
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
  /** Whether its security code was looked at and is its own. */
  isVerificationApplied: z.boolean(),
  needsFocus: z.boolean(),
  /** Kept in the account when the order stands. */
  saveToAccount: z.boolean(),
  /** Where the card stands among the saved ones; -1 for a card that was typed. */
  selectionIndex: z.int(),
  /** The saved card that it is. */
  storedPaymentMethodId: z.nullable(z.string()),
  /** Whether its security code is asked for before it pays. */
  verifyCreditCard: z.boolean(),
  errors: z.object({ ...cardErrors.shape, ...verifyErrors.shape }),
});
export type AppliedCard = z.infer<typeof appliedCard>;

export const creditCardData = z.object({
  accountCardsInfo: z.array(savedCard),
  /** How many cards an account may keep. */
  accountCardsInfoLimit: z.int(),
  cardOneInfo: z.nullable(appliedCard),
  cardTwoInfo: z.nullable(appliedCard),
  /** A certificate of the co-brand card is used: only that card may pay the rest. */
  isOnlyCbccAllowed: z.boolean(),
});
export type CreditCardData = z.infer<typeof creditCardData>;

export const paymentData = z.object({
  /** False where tenders pay the whole order. */
  isPaymentNeeded: z.boolean(),
  rewardsData,
  alternativePaymentsData: z.object({
    applied: z.nullable(z.enum(["applePay", "venmo", "visa", "masterpass"])),
    username: z.nullable(z.string()),
  }),
  payPalData: z.object({ isApplied: z.boolean(), payerEmail: z.nullable(z.string()) }),
  creditCardData,
  tenderCodesData,
});
export type PaymentData = z.infer<typeof paymentData>;
