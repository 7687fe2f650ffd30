import * as z from "zod/mini";
import { checkoutResult } from "../checkout-model/checkout-model.ts";
import { cardErrors } from "../checkout-model/payment-data.ts";
import { rewardsData, tenderCodesData } from "../checkout-model/tenders-data.ts";
import { callsUnder, withToken } from "../operation.ts";
import { base, cents, orderSummary, promoErrorCodes } from "../shared/index.ts";
import type { tenderRequests } from "./requests.ts";

const promoMessage = { promoErrorMessage: z.nullable(z.string()) };
const applyPromoReply = z.object({ ...checkoutResult.shape, isPromotionRemoved: z.boolean(), ...promoMessage });
export type ApplyPromoReply = z.infer<typeof applyPromoReply>;

const verifyPromoReply = z.object({
  ...base,
  promotions: z.array(z.object({ code: z.string(), description: z.string(), isCombinable: z.boolean() })),
  ...promoMessage,
});
export type VerifyPromoReply = z.infer<typeof verifyPromoReply>;

/** A refusal has the reason and the unchanged state. */
const tenderReply = z.object({ ...base, orderSummary, tenderCodesData });
export type TenderReply = z.infer<typeof tenderReply>;

const certificateReply = z.object({
  ...base,
  orderSummary,
  rewardsData,
  isOnlyCbccAllowed: z.boolean(),
  cardErrors,
});
export type CertificateReply = z.infer<typeof certificateReply>;

const accountRewardsReply = z.object({
  ...base,
  rewardsData,
  rewardsTotal: cents,
  rewardsExceedOrderTotalMessage: z.nullable(z.string()),
});
export type AccountRewardsReply = z.infer<typeof accountRewardsReply>;

const checkoutCall = /* @__PURE__ */ callsUnder<typeof tenderRequests>("/ReactCheckout/", withToken);
const providerCall = /* @__PURE__ */ callsUnder<typeof tenderRequests>("/api/checkout/payment-provider/", withToken);

/** Why a tender is refused: one code for each kind and reason. */
const giftCard = {
  reply: tenderReply,
  errorCodes: [
    "GiftCardNotFound",
    "GiftCardNotForSite",
    "GiftCardExpired",
    "GiftCardAlreadyApplied",
    "GiftCardEmpty",
    "GiftCardNotUsable",
    "GiftCardNothingDue",
    "GiftCardsUnavailable",
    "TenderLimit",
  ],
};
const givenBack = { reply: tenderReply, errorCodes: ["TenderNotFound"] };
const certificate = {
  reply: certificateReply,
  errorCodes: [
    "CertificateNotFound",
    "CertificateNotForSite",
    "CertificateExpired",
    "CertificateAlreadyApplied",
    "CertificateEmpty",
    "CertificateNotUsable",
    "CertificateNothingDue",
    "CertificateUsed",
    "CertificateNeedsStoreCard",
    "TenderLimit",
  ],
};
const certificateGivenBack = { reply: certificateReply, errorCodes: ["CertificateNotFound"] };
const rewardsLookUp = { reply: accountRewardsReply, replay: false, errorCodes: ["RewardsCardNotFound"] };

/** Replaces the promo code of the order. */
export const applyCheckoutPromoCode = /* @__PURE__ */ checkoutCall("applyCheckoutPromoCode", {
  at: "ApplyPromoCode",
  retry: "network",
  reply: applyPromoReply,
  errorCodes: promoErrorCodes,
});
/** The effect that a code would have. Changes nothing. */
export const verifyPromoCode = /* @__PURE__ */ checkoutCall("verifyPromoCode", {
  reply: verifyPromoReply,
  replay: false,
  errorCodes: promoErrorCodes,
});
export const removeCheckoutPromoCode = /* @__PURE__ */ checkoutCall("removeCheckoutPromoCode", {
  at: "RemovePromoCode",
  reply: applyPromoReply,
});
export const applyGiftCardTender = /* @__PURE__ */ checkoutCall("applyGiftCardTender", giftCard);
export const removeGiftCardTender = /* @__PURE__ */ checkoutCall("removeGiftCardTender", givenBack);
export const applyTenderCode = /* @__PURE__ */ checkoutCall("applyTenderCode", {
  reply: tenderReply,
  errorCodes: [
    "TenderCodeNotFound",
    "TenderCodeNotForSite",
    "TenderCodeExpired",
    "TenderCodeAlreadyApplied",
    "TenderCodeEmpty",
    "TenderCodeNotUsable",
    "TenderCodeNothingDue",
    "TenderLimit",
  ],
});
export const removeTenderCode = /* @__PURE__ */ checkoutCall("removeTenderCode", givenBack);
export const applyRewardCertificate = /* @__PURE__ */ checkoutCall("applyRewardCertificate", certificate);
export const removeRewardCertificate = /* @__PURE__ */ checkoutCall("removeRewardCertificate", certificateGivenBack);
export const removeCertificates = /* @__PURE__ */ checkoutCall("removeCertificates", {
  reply: certificateReply,
});
export const getAccountRewards = /* @__PURE__ */ checkoutCall("getAccountRewards", rewardsLookUp);
export const getAccountRewardsByToken = /* @__PURE__ */ checkoutCall("getAccountRewardsByToken", rewardsLookUp);
export const ppApplyGiftCard = /* @__PURE__ */ providerCall("ppApplyGiftCard", giftCard, { at: "apply-gift-card" });
export const ppRemoveGiftCard = /* @__PURE__ */ providerCall("ppRemoveGiftCard", givenBack, { at: "remove-gift-card" });
export const ppApplyRewardCertificate = /* @__PURE__ */ providerCall("ppApplyRewardCertificate", certificate, {
  at: "apply-reward-certificate",
});
export const ppRemoveRewardCertificate = /* @__PURE__ */ providerCall(
  "ppRemoveRewardCertificate",
  certificateGivenBack,
  { at: "remove-reward-certificate" },
);
export const ppRemoveCertificates = /* @__PURE__ */ providerCall("ppRemoveCertificates", {
  at: "remove-certificates",
  reply: certificateReply,
});
export const ppLookupRewardsCard = /* @__PURE__ */ providerCall("ppLookupRewardsCard", rewardsLookUp, {
  at: "lookup-rewards-card",
});
