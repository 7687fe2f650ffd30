import * as z from "zod/mini";
import { cents, savedAddress } from "../shared/index.ts";
import { rewardsData, tenderCodesData } from "./tenders-data.ts";

/** Every card type that the checkout supports. */
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

/** The result of checking the security code of a saved card; `cardId` names the card. */
export const verifyErrors = z.object({
  hasVerifyRequiredError: z.boolean(),
  hasVerifyInputError: z.boolean(),
  hasVerifyFailedError: z.boolean(),
  hasCvvError: z.boolean(),
  cardId: z.nullable(z.string()),
});
export type VerifyErrors = z.infer<typeof verifyErrors>;

/** A card that is saved in the account. */
export const savedCard = z.object({
  id: z.string(),
  cardInfo: z.object({
    type: cardTypeName,
    lastFour: z.string(),
    expMonth: z.string(),
    expYear: z.string(),
    /** Whether its security code is required before it pays. */
    verifyCreditCard: z.boolean(),
    isVerificationApplied: z.boolean(),
    adyenCardData: z.optional(z.nullable(z.string())),
  }),
  isExpired: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCard>;

/** A card as the basket stores it: the service has a token, and the reply has only what a receipt may show. */
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
  /** Whether its security code was checked and is correct. */
  isVerificationApplied: z.boolean(),
  needsFocus: z.boolean(),
  /** Saved in the account after the order is placed. */
  saveToAccount: z.boolean(),
  /** The index of the card in the saved cards; -1 for a typed card. */
  selectionIndex: z.int(),
  /** The id of the saved card. */
  storedPaymentMethodId: z.nullable(z.string()),
  /** Whether its security code is required before it pays. */
  verifyCreditCard: z.boolean(),
  errors: z.object({ ...cardErrors.shape, ...verifyErrors.shape }),
});
export type AppliedCard = z.infer<typeof appliedCard>;

export const creditCardData = z.object({
  accountCardsInfo: z.array(savedCard),
  /** How many cards an account may save. */
  accountCardsInfoLimit: z.int(),
  cardOneInfo: z.nullable(appliedCard),
  cardTwoInfo: z.nullable(appliedCard),
  /** A certificate of the co-brand card is applied: only that card may pay the rest. */
  isOnlyCbccAllowed: z.boolean(),
});
export type CreditCardData = z.infer<typeof creditCardData>;

export const paymentData = z.object({
  /** False if tenders pay the whole order. */
  isPaymentNeeded: z.boolean(),
  /** True if the applied wallet approved less than is due, or too long ago: it has to be asked again. */
  isWalletApprovalNeeded: z.optional(z.boolean()),
  /** What the applied wallet knows of its billing address, after an order was refused because that is no address. */
  billingDraft: z.optional(savedAddress),
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
