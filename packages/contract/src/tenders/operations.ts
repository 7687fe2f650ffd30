import * as z from "zod/mini";
import { checkoutResult } from "../checkout/model.ts";
import { operation } from "../operation.ts";
import { cardErrors } from "../payment/model.ts";
import { base, cents, type EmptyBody, orderSummary, promoErrorCodes } from "../shared/index.ts";
import { rewardsData, tenderCodesData } from "./model.ts";
import type {
  ApplyGiftCard,
  ApplyRewardCertificate,
  CertificateRequest,
  RemoveGiftCard,
  TenderCodeRequest,
  VerifyPromoCode,
} from "./requests.ts";
import { tenderRoutes as routes } from "./routes.ts";

export * from "./model.ts";

const promoMessage = { promoErrorMessage: z.optional(z.nullable(z.string())) };
export const applyPromoReply = z.extend(checkoutResult, { isPromotionRemoved: z.boolean(), ...promoMessage });
export type ApplyPromoReply = z.infer<typeof applyPromoReply>;

export const verifyPromoReply = z.object({
  ...base,
  promotions: z.array(z.object({ code: z.string(), description: z.string(), isCombinable: z.boolean() })),
  ...promoMessage,
});
export type VerifyPromoReply = z.infer<typeof verifyPromoReply>;

/** A refusal says why and brings the unchanged summary; a service that cannot tell one leaves it out. */
export const tenderReply = z.object({
  ...base,
  orderSummary: z.optional(orderSummary),
  tenderCodesData: z.optional(tenderCodesData),
});
export type TenderReply = z.infer<typeof tenderReply>;

export const certificateReply = z.object({
  ...base,
  orderSummary: z.optional(orderSummary),
  rewardsData: z.optional(rewardsData),
  isOnlyCbccAllowed: z.optional(z.boolean()),
  cardErrors: z.optional(cardErrors),
});
export type CertificateReply = z.infer<typeof certificateReply>;

export const accountRewardsReply = z.object({
  ...base,
  rewardsData,
  rewardsTotal: cents,
  rewardsExceedOrderTotalMessage: z.nullable(z.string()),
});
export type AccountRewardsReply = z.infer<typeof accountRewardsReply>;

const giftCard = {
  reply: tenderReply,
  errorCodes: [
    "GiftCardNotFound",
    "GiftCardPinInvalid",
    "GiftCardEmpty",
    "GiftCardAlreadyApplied",
    "TenderLimit",
    "NothingDue",
  ],
};
const givenBack = { reply: tenderReply, errorCodes: ["TenderNotFound"] };
const certificate = {
  reply: certificateReply,
  errorCodes: [
    "CertificateNotFound",
    "CertificateUsed",
    "CertificateExpired",
    "CertificateNeedsStoreCard",
    "NothingDue",
  ],
};
const certificateGivenBack = { reply: certificateReply, errorCodes: ["CertificateNotFound"] };
const rewardsLookUp = { reply: accountRewardsReply, replay: false, errorCodes: ["RewardsCardNotFound"] };

export const tenderOperations = {
  /** Replaces the promo code of the order. */
  applyCheckoutPromoCode: operation<{ promoCode: string }>()({
    ...routes.applyCheckoutPromoCode,
    reply: applyPromoReply,
    errorCodes: promoErrorCodes,
  }),
  /** What a code would do; it changes nothing [AMB-095]. */
  verifyPromoCode: operation<VerifyPromoCode>()({
    ...routes.verifyPromoCode,
    reply: verifyPromoReply,
    replay: false,
    errorCodes: promoErrorCodes,
  }),
  removeCheckoutPromoCode: operation<EmptyBody>()({ ...routes.removeCheckoutPromoCode, reply: applyPromoReply }),
  applyGiftCardTender: operation<ApplyGiftCard>()({ ...routes.applyGiftCardTender, ...giftCard }),
  removeGiftCardTender: operation<RemoveGiftCard>()({ ...routes.removeGiftCardTender, ...givenBack }),
  applyTenderCode: operation<TenderCodeRequest>()({
    ...routes.applyTenderCode,
    reply: tenderReply,
    errorCodes: ["TenderCodeNotFound", "TenderCodeEmpty", "TenderCodeAlreadyApplied", "TenderLimit", "NothingDue"],
  }),
  removeTenderCode: operation<TenderCodeRequest>()({ ...routes.removeTenderCode, ...givenBack }),
  applyRewardCertificate: operation<ApplyRewardCertificate>()({ ...routes.applyRewardCertificate, ...certificate }),
  removeRewardCertificate: operation<CertificateRequest>()({
    ...routes.removeRewardCertificate,
    ...certificateGivenBack,
  }),
  removeCertificates: operation<EmptyBody>()({ ...routes.removeCertificates, reply: certificateReply }),
  getAccountRewards: operation<{ tnsSession: string }>()({ ...routes.getAccountRewards, ...rewardsLookUp }),
  getAccountRewardsByToken: operation<{ token: string }>()({ ...routes.getAccountRewardsByToken, ...rewardsLookUp }),
  ppApplyGiftCard: operation<ApplyGiftCard>()({ ...routes.ppApplyGiftCard, ...giftCard }),
  ppRemoveGiftCard: operation<RemoveGiftCard>()({ ...routes.ppRemoveGiftCard, ...givenBack }),
  ppApplyRewardCertificate: operation<ApplyRewardCertificate>()({ ...routes.ppApplyRewardCertificate, ...certificate }),
  ppRemoveRewardCertificate: operation<CertificateRequest>()({
    ...routes.ppRemoveRewardCertificate,
    ...certificateGivenBack,
  }),
  ppRemoveCertificates: operation<EmptyBody>()({ ...routes.ppRemoveCertificates, reply: certificateReply }),
  ppLookupRewardsCard: operation<{ token: string }>()({ ...routes.ppLookupRewardsCard, ...rewardsLookUp }),
};
