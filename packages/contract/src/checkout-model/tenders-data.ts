import * as z from "zod/mini";
import { cents } from "../shared/index.ts";

/**
 * A gift card or tender code on the basket. `number` shows only its last digits; `reference` identifies it in a
 * removal.
 */
export const tender = z.object({ number: z.string(), reference: z.string(), appliedAmount: cents });
export type Tender = z.infer<typeof tender>;

export const tenderCodesData = z.object({
  giftCards: z.array(tender),
  tenderCodes: z.array(tender),
  promo: z.nullable(z.object({ code: z.string(), description: z.string() })),
});
export type TenderCodesData = z.infer<typeof tenderCodesData>;

/**
 * The reward certificates that a shopper may use, and which of them this order uses. A number shows only its last
 * digits; `reference` identifies the certificate in a request.
 */
export const rewardsData = z.object({
  certificates: z.array(
    z.object({
      certificateNumber: z.string(),
      reference: z.string(),
      amount: cents,
      isApplied: z.boolean(),
      expires: z.string(),
    }),
  ),
});
export type RewardsData = z.infer<typeof rewardsData>;
