import * as z from "zod/mini";
import { checkoutResult, recipientsReply } from "../checkout-model/checkout-model.ts";
import { recipient } from "../checkout-model/recipient.ts";
import { callsUnder, withToken } from "../operation.ts";
import { base, orderSummary } from "../shared/index.ts";
import type { giftRequests } from "./requests.ts";

const giftOptionReply = z.object({
  ...base,
  orderSummary: z.optional(orderSummary),
  recipientList: z.optional(z.array(recipient)),
});
export type GiftOptionReply = z.infer<typeof giftOptionReply>;

const splitReply = z.object({
  ...recipientsReply.shape,
  /** The new line. */
  basketItemId: z.optional(z.string()),
});
export type SplitReply = z.infer<typeof splitReply>;

const call = /* @__PURE__ */ callsUnder<typeof giftRequests>("/ReactCheckout/", withToken);

const ofRecipient = { reply: checkoutResult, errorCodes: ["RecipientNotFound"] };

export const updateGiftReceipt = /* @__PURE__ */ call("updateGiftReceipt", ofRecipient);
export const updateBaggingOption = /* @__PURE__ */ call("updateBaggingOption", {
  reply: checkoutResult,
  errorCodes: ["RecipientNotFound", "BaggingNotOffered"],
});
/** Ships lines to an address that were to be picked up. */
export const updateBopsToShipping = /* @__PURE__ */ call("updateBopsToShipping", {
  reply: recipientsReply,
  errorCodes: ["RecipientNotFound", "AddressNotFound", "NotAvailable"],
});
/** Moves one line, or all lines, from one recipient to another. */
export const updateRecipientId = /* @__PURE__ */ call("updateRecipientId", {
  reply: recipientsReply,
  errorCodes: ["RecipientNotFound", "LineNotFound"],
});
/** Restores the recipient that the last change removed; a later change ends the undo. */
export const restoreRecipient = /* @__PURE__ */ call("restoreRecipient", {
  reply: recipientsReply,
  errorCodes: ["RecipientNotFound"],
});
/** Splits pieces off a line into a new line, so that they can have another destination. */
export const splitItem = /* @__PURE__ */ call("splitItem", {
  reply: splitReply,
  errorCodes: ["LineNotFound", "NothingToSplit"],
});
export const updateGiftMessage = /* @__PURE__ */ call("updateGiftMessage", {
  retry: "network",
  reply: checkoutResult,
  errorCodes: ["RecipientNotFound", "GiftMessageInvalid"],
});
export const updateGiftOption = /* @__PURE__ */ call("updateGiftOption", {
  reply: giftOptionReply,
  errorCodes: ["RecipientNotFound", "GiftWrapNotOffered", "GiftMessageInvalid", "ServiceLevelNotOffered"],
});
