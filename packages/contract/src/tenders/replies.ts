import * as z from "zod/mini";
import { checkoutResult } from "../checkout/model.ts";
import { cardErrors } from "../payment/model.ts";
import { base, cents, orderSummary } from "../shared/index.ts";
import { rewardsData, tenderCodesData } from "./model.ts";

const promoMessage = { promoErrorMessage: z.optional(z.nullable(z.string())) };
export const applyPromoReply = z.object({ ...checkoutResult.shape, isPromotionRemoved: z.boolean(), ...promoMessage });
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
