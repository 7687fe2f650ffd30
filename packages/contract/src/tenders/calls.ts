import { operation } from "../operation.ts";
import { type EmptyBody, promoErrorCodes } from "../shared/index.ts";
import { accountRewardsReply, applyPromoReply, certificateReply, tenderReply, verifyPromoReply } from "./replies.ts";
import type {
  ApplyGiftCard,
  ApplyRewardCertificate,
  CertificateRequest,
  RemoveGiftCard,
  TenderCodeRequest,
  VerifyPromoCode,
} from "./requests.ts";
import { tenderRoutes as routes } from "./routes.ts";

/** Why a tender is not taken: one code for each kind and reason. */
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
    "GiftCardPinInvalid",
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
export const applyCheckoutPromoCode = /* @__PURE__ */ operation<{ promoCode: string }>()(
  routes,
  "applyCheckoutPromoCode",
  { reply: applyPromoReply, errorCodes: promoErrorCodes },
);
/** What a code would do; it changes nothing [AMB-095]. */
export const verifyPromoCode = /* @__PURE__ */ operation<VerifyPromoCode>()(routes, "verifyPromoCode", {
  reply: verifyPromoReply,
  replay: false,
  errorCodes: promoErrorCodes,
});
export const removeCheckoutPromoCode = /* @__PURE__ */ operation<EmptyBody>()(routes, "removeCheckoutPromoCode", {
  reply: applyPromoReply,
});
export const applyGiftCardTender = /* @__PURE__ */ operation<ApplyGiftCard>()(routes, "applyGiftCardTender", giftCard);
export const removeGiftCardTender = /* @__PURE__ */ operation<RemoveGiftCard>()(
  routes,
  "removeGiftCardTender",
  givenBack,
);
export const applyTenderCode = /* @__PURE__ */ operation<TenderCodeRequest>()(routes, "applyTenderCode", {
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
export const removeTenderCode = /* @__PURE__ */ operation<TenderCodeRequest>()(routes, "removeTenderCode", givenBack);
export const applyRewardCertificate = /* @__PURE__ */ operation<ApplyRewardCertificate>()(
  routes,
  "applyRewardCertificate",
  certificate,
);
export const removeRewardCertificate = /* @__PURE__ */ operation<CertificateRequest>()(
  routes,
  "removeRewardCertificate",
  certificateGivenBack,
);
export const removeCertificates = /* @__PURE__ */ operation<EmptyBody>()(routes, "removeCertificates", {
  reply: certificateReply,
});
export const getAccountRewards = /* @__PURE__ */ operation<{ tnsSession: string }>()(
  routes,
  "getAccountRewards",
  rewardsLookUp,
);
export const getAccountRewardsByToken = /* @__PURE__ */ operation<{ token: string }>()(
  routes,
  "getAccountRewardsByToken",
  rewardsLookUp,
);
export const ppApplyGiftCard = /* @__PURE__ */ operation<ApplyGiftCard>()(routes, "ppApplyGiftCard", giftCard);
export const ppRemoveGiftCard = /* @__PURE__ */ operation<RemoveGiftCard>()(routes, "ppRemoveGiftCard", givenBack);
export const ppApplyRewardCertificate = /* @__PURE__ */ operation<ApplyRewardCertificate>()(
  routes,
  "ppApplyRewardCertificate",
  certificate,
);
export const ppRemoveRewardCertificate = /* @__PURE__ */ operation<CertificateRequest>()(
  routes,
  "ppRemoveRewardCertificate",
  certificateGivenBack,
);
export const ppRemoveCertificates = /* @__PURE__ */ operation<EmptyBody>()(routes, "ppRemoveCertificates", {
  reply: certificateReply,
});
export const ppLookupRewardsCard = /* @__PURE__ */ operation<{ token: string }>()(
  routes,
  "ppLookupRewardsCard",
  rewardsLookUp,
);
