import * as z from "zod/mini";
import { recipient } from "../checkout/model.ts";
import { base, orderSummary } from "../shared/index.ts";

export const giftOptionReply = z.object({
  ...base,
  orderSummary: z.optional(orderSummary),
  recipientList: z.optional(z.array(recipient)),
});
export type GiftOptionReply = z.infer<typeof giftOptionReply>;
