import * as z from "zod/mini";
import { checkoutResult } from "../checkout/model.ts";
import { cardErrors } from "../payment/model.ts";
import { base, cents, orderSummary } from "../shared/index.ts";
import { rewardsData, tenderCodesData } from "./model.ts";

const promoMessage = { promoErrorMessage: z.nullable(z.string()) };
export const applyPromoReply = z.object({ ...checkoutResult.shape, isPromotionRemoved: z.boolean(), ...promoMessage });
export type ApplyPromoReply = z.infer<typeof applyPromoReply>;

export const verifyPromoReply = z.object({
  ...base,
  promotions: z.array(z.object({ code: z.string(), description: z.string(), isCombinable: z.boolean() })),
  ...promoMessage,
});
export type VerifyPromoReply = z.infer<typeof verifyPromoReply>;

/** A refusal says why and brings what stands unchanged. */
export const tenderReply = z.object({ ...base, orderSummary, tenderCodesData });
export type TenderReply = z.infer<typeof tenderReply>;

export const certificateReply = z.object({
  ...base,
  orderSummary,
  rewardsData,
  isOnlyCbccAllowed: z.boolean(),
  cardErrors,
});
export type CertificateReply = z.infer<typeof certificateReply>;

export const accountRewardsReply = z.object({
  ...base,
  rewardsData,
  rewardsTotal: cents,
  rewardsExceedOrderTotalMessage: z.nullable(z.string()),
});
export type AccountRewardsReply = z.infer<typeof accountRewardsReply>;
