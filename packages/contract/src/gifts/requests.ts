import * as z from "zod/mini";
import { quantity } from "../cart/requests.ts";
import { giftOptions } from "../checkout/requests.ts";
import { baggingOption } from "../checkout-model/recipient.ts";
import { addressId, giftMessageLimits, id, serviceLevelCode, text } from "../shared/index.ts";

export const updateGiftReceiptRequest = z.strictObject({ recipientId: id, selectedOption: z.boolean() });
export type UpdateGiftReceipt = z.infer<typeof updateGiftReceiptRequest>;
export const updateBaggingOptionRequest = z.strictObject({ recipientId: id, selectedOption: baggingOption });
export type UpdateBaggingOption = z.infer<typeof updateBaggingOptionRequest>;
export const updateBopsToShippingRequest = z.strictObject({ recipientId: id, newAddressId: addressId });
export type UpdateBopsToShipping = z.infer<typeof updateBopsToShippingRequest>;
export const updateRecipientIdRequest = z.strictObject({
  oldRecipientId: id,
  newRecipientId: id,
  basketItemId: z.optional(id),
});
export type UpdateRecipientId = z.infer<typeof updateRecipientIdRequest>;
export const restoreRecipientRequest = z.strictObject({ recipientId: id });
export type RestoreRecipient = z.infer<typeof restoreRecipientRequest>;
/** The quantity of the new line; 1 by default. */
export const splitItemRequest = z.strictObject({ basketItemId: id, quantity: z.optional(quantity) });
export type SplitItem = z.infer<typeof splitItemRequest>;
export const updateGiftMessageRequest = z.strictObject({
  recipientId: id,
  message: z.string().check(z.maxLength(giftMessageLimits.characters)),
  isInitialTrigger: z.boolean(),
});
export type UpdateGiftMessage = z.infer<typeof updateGiftMessageRequest>;
export const updateGiftOptionRequest = z.strictObject({
  recipientId: id,
  giftOptions: giftOptions,
  rewardsOrderSummaryMessage: z.nullable(text(500)),
  serviceLevel: serviceLevelCode,
});
export type UpdateGiftOption = z.infer<typeof updateGiftOptionRequest>;

export const giftRequests = {
  updateGiftReceipt: updateGiftReceiptRequest,
  updateBaggingOption: updateBaggingOptionRequest,
  updateBopsToShipping: updateBopsToShippingRequest,
  updateRecipientId: updateRecipientIdRequest,
  restoreRecipient: restoreRecipientRequest,
  splitItem: splitItemRequest,
  updateGiftMessage: updateGiftMessageRequest,
  updateGiftOption: updateGiftOptionRequest,
};
