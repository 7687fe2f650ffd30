import * as z from "zod/mini";
import { checkoutResult, recipient, recipientsReply } from "../checkout/model.ts";
import { operation } from "../operation.ts";
import { base, orderSummary } from "../shared/index.ts";
import type {
  SplitItem,
  UpdateBaggingOption,
  UpdateBopsToShipping,
  UpdateGiftMessage,
  UpdateGiftOption,
  UpdateGiftReceipt,
  UpdateRecipientId,
} from "./requests.ts";
import { giftRoutes as routes } from "./routes.ts";

export const giftOptionReply = z.object({
  ...base,
  orderSummary: z.optional(orderSummary),
  recipientList: z.optional(z.array(recipient)),
});
export type GiftOptionReply = z.infer<typeof giftOptionReply>;

const ofRecipient = { reply: checkoutResult, errorCodes: ["RecipientNotFound"] };

export const giftOperations = {
  updateGiftReceipt: operation<UpdateGiftReceipt>()({ ...routes.updateGiftReceipt, ...ofRecipient }),
  updateBaggingOption: operation<UpdateBaggingOption>()({
    ...routes.updateBaggingOption,
    reply: checkoutResult,
    errorCodes: ["RecipientNotFound", "BaggingNotOffered"],
  }),
  /** What was to be picked up is shipped to an address instead. */
  updateBopsToShipping: operation<UpdateBopsToShipping>()({
    ...routes.updateBopsToShipping,
    reply: recipientsReply,
    errorCodes: ["RecipientNotFound", "AddressNotFound", "NotAvailable"],
  }),
  /** Moves one line, or all of them, from a recipient to another. */
  updateRecipientId: operation<UpdateRecipientId>()({
    ...routes.updateRecipientId,
    reply: recipientsReply,
    errorCodes: ["RecipientNotFound", "LineNotFound"],
  }),
  /** Makes a line of its own of one piece, so that it can go elsewhere. */
  splitItem: operation<SplitItem>()({
    ...routes.splitItem,
    reply: recipientsReply,
    errorCodes: ["LineNotFound", "NothingToSplit"],
  }),
  updateGiftMessage: operation<UpdateGiftMessage>()({
    ...routes.updateGiftMessage,
    reply: checkoutResult,
    errorCodes: ["RecipientNotFound", "GiftMessageInvalid"],
  }),
  updateGiftOption: operation<UpdateGiftOption>()({
    ...routes.updateGiftOption,
    reply: giftOptionReply,
    errorCodes: ["RecipientNotFound", "GiftWrapNotOffered", "GiftMessageInvalid", "ServiceLevelNotOffered"],
  }),
};
