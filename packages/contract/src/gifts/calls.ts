import { checkoutResult, recipientsReply } from "../checkout/model.ts";
import { operation } from "../operation.ts";
import { giftOptionReply } from "./replies.ts";
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

const ofRecipient = { reply: checkoutResult, errorCodes: ["RecipientNotFound"] };

export const updateGiftReceipt = /* @__PURE__ */ operation<UpdateGiftReceipt>()(
  routes,
  "updateGiftReceipt",
  ofRecipient,
);
export const updateBaggingOption = /* @__PURE__ */ operation<UpdateBaggingOption>()(routes, "updateBaggingOption", {
  reply: checkoutResult,
  errorCodes: ["RecipientNotFound", "BaggingNotOffered"],
});
/** What was to be picked up is shipped to an address instead. */
export const updateBopsToShipping = /* @__PURE__ */ operation<UpdateBopsToShipping>()(routes, "updateBopsToShipping", {
  reply: recipientsReply,
  errorCodes: ["RecipientNotFound", "AddressNotFound", "NotAvailable"],
});
/** Moves one line, or all of them, from a recipient to another. */
export const updateRecipientId = /* @__PURE__ */ operation<UpdateRecipientId>()(routes, "updateRecipientId", {
  reply: recipientsReply,
  errorCodes: ["RecipientNotFound", "LineNotFound"],
});
/** Makes a line of its own of one piece, so that it can go elsewhere. */
export const splitItem = /* @__PURE__ */ operation<SplitItem>()(routes, "splitItem", {
  reply: recipientsReply,
  errorCodes: ["LineNotFound", "NothingToSplit"],
});
export const updateGiftMessage = /* @__PURE__ */ operation<UpdateGiftMessage>()(routes, "updateGiftMessage", {
  reply: checkoutResult,
  errorCodes: ["RecipientNotFound", "GiftMessageInvalid"],
});
export const updateGiftOption = /* @__PURE__ */ operation<UpdateGiftOption>()(routes, "updateGiftOption", {
  reply: giftOptionReply,
  errorCodes: ["RecipientNotFound", "GiftWrapNotOffered", "GiftMessageInvalid", "ServiceLevelNotOffered"],
});
