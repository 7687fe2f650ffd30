import * as z from "zod/mini";
import { accountCardData, cardEntry } from "../payment/requests.ts";
import { emptyBody, text, typedCodeLimits } from "../shared/index.ts";

const certificateNumber = text(40);
const giftCardNumber = text(typedCodeLimits.giftCard);
const pin = text(typedCodeLimits.pin);
const tenderCode = text(typedCodeLimits.tender);
const promoCode = text(typedCodeLimits.promo);
const secret = text(500);

// If two spellings of a field exist, a body has to use one of them throughout; a mixture is refused.
export const verifyPromoCodeRequest = z.union([z.strictObject({ code: promoCode }), z.strictObject({ promoCode })]);
export type VerifyPromoCode = z.infer<typeof verifyPromoCodeRequest>;
export const applyGiftCardRequest = z.union([
  z.strictObject({ number: giftCardNumber, pin }),
  z.strictObject({ cardNumber: giftCardNumber, cardPin: pin }),
]);
export type ApplyGiftCard = z.infer<typeof applyGiftCardRequest>;
/** The reference of the tender replaces its number. */
export const removeGiftCardRequest = z.union([
  z.strictObject({ number: text(64) }),
  z.strictObject({ cardNumber: text(64) }),
]);
export type RemoveGiftCard = z.infer<typeof removeGiftCardRequest>;
export const tenderCodeRequest = z.union([
  z.strictObject({ tenderCodeNumber: tenderCode }),
  z.strictObject({ number: tenderCode }),
]);
export type TenderCodeRequest = z.infer<typeof tenderCodeRequest>;

export const certificateRequest = z.strictObject({ certificateNumber });
/** The request contains the card that pays the rest, since some certificates require the store's own card. */
export const applyRewardCertificateRequest = z.strictObject({
  certificateNumber,
  cardOneData: z.nullable(cardEntry),
  accountCardOneData: z.nullable(accountCardData),
});
export type ApplyRewardCertificate = z.infer<typeof applyRewardCertificateRequest>;

const tokenRequest = z.strictObject({ token: secret });

export const tenderRequests = {
  applyCheckoutPromoCode: z.strictObject({ promoCode }),
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
