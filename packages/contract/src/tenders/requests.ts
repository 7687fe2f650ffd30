import * as z from "zod/mini";
import { accountCardData, cardEntry } from "../payment/requests.ts";
import { emptyBody, text } from "../shared/index.ts";

const code = text(40);
const secret = text(500);

// If two spellings of a field exist, a body has to use one of them throughout; a mixture is refused.
export const verifyPromoCodeRequest = z.union([z.strictObject({ code }), z.strictObject({ promoCode: code })]);
export type VerifyPromoCode = z.infer<typeof verifyPromoCodeRequest>;
export const applyGiftCardRequest = z.union([
  z.strictObject({ number: code, pin: text(16) }),
  z.strictObject({ cardNumber: code, cardPin: text(16) }),
]);
export type ApplyGiftCard = z.infer<typeof applyGiftCardRequest>;
/** The reference of the tender replaces its number. */
export const removeGiftCardRequest = z.union([
  z.strictObject({ number: text(64) }),
  z.strictObject({ cardNumber: text(64) }),
]);
export type RemoveGiftCard = z.infer<typeof removeGiftCardRequest>;
export const tenderCodeRequest = z.union([
  z.strictObject({ tenderCodeNumber: text(64) }),
  z.strictObject({ number: text(64) }),
]);
export type TenderCodeRequest = z.infer<typeof tenderCodeRequest>;

export const certificateRequest = z.strictObject({ certificateNumber: code });
export type CertificateRequest = z.infer<typeof certificateRequest>;
/** The request contains the card that pays the rest, since some certificates require the store's own card. */
export const applyRewardCertificateRequest = z.strictObject({
  certificateNumber: code,
  cardOneData: z.nullable(cardEntry),
  accountCardOneData: z.nullable(accountCardData),
});
export type ApplyRewardCertificate = z.infer<typeof applyRewardCertificateRequest>;

const tokenRequest = z.strictObject({ token: secret });

export const tenderRequests = {
  applyCheckoutPromoCode: z.strictObject({ promoCode: code }),
  verifyPromoCode: verifyPromoCodeRequest,
  removeCheckoutPromoCode: emptyBody,
  applyGiftCardTender: applyGiftCardRequest,
  removeGiftCardTender: removeGiftCardRequest,
  applyTenderCode: tenderCodeRequest,
  removeTenderCode: tenderCodeRequest,
  applyRewardCertificate: applyRewardCertificateRequest,
  removeRewardCertificate: certificateRequest,
  removeCertificates: emptyBody,
  getAccountRewards: z.strictObject({ tnsSession: secret }),
  getAccountRewardsByToken: tokenRequest,
  ppApplyGiftCard: applyGiftCardRequest,
  ppRemoveGiftCard: removeGiftCardRequest,
  ppApplyRewardCertificate: applyRewardCertificateRequest,
  ppRemoveRewardCertificate: certificateRequest,
  ppRemoveCertificates: emptyBody,
  ppLookupRewardsCard: tokenRequest,
};
