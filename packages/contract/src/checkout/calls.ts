import * as z from "zod/mini";
import {
  checkoutModel,
  checkoutResult,
  fieldProblem,
  recipientsReply,
  validateCartReply,
} from "../checkout-model/checkout-model.ts";
import { callsUnder, withToken } from "../operation.ts";
import { base, baseReply, lineTerms, suggestion } from "../shared/index.ts";
import type { checkoutRequests } from "./requests.ts";

const call = /* @__PURE__ */ callsUnder<typeof checkoutRequests>("/ReactCheckout/", withToken);

const addressCheck = {
  isValid: z.boolean(),
  suggestions: z.array(suggestion),
  fieldProblems: z.optional(z.array(fieldProblem)),
};

const refreshReply = z.object({ ...base, checkout: z.optional(checkoutModel) });
const addressReply = z.object({ ...base, ...addressCheck });
const saveAddressReply = z.object({ ...recipientsReply.shape, fieldProblems: z.optional(z.array(fieldProblem)) });
const accountAddressReply = z.object({ ...checkoutResult.shape, ...addressCheck, addressId: z.optional(z.string()) });

const termsReply = z.object({ ...checkoutResult.shape, terms: z.optional(z.array(lineTerms)) });

const ofAddress = ["AddressInvalid"] as const;
const ofLine = ["AddressInvalid", "AddressNotFound", "RecipientNotFound", "LineNotFound"] as const;
const removal = { reply: checkoutResult };
const step = { reply: checkoutResult, errorCodes: ["StepNotReady"] };

export const refreshCheckout = /* @__PURE__ */ call("refreshCheckout", {
  method: "GET",
  token: "unlessFirst",
  reply: refreshReply,
  errorCodes: ["NoCheckout"],
});
export const validateCart = /* @__PURE__ */ call("validateCart", {
  retry: "network",
  reply: validateCartReply,
  replay: false,
});
export const validateAddress = /* @__PURE__ */ call("validateAddress", {
  reply: addressReply,
  replay: false,
  errorCodes: ofAddress,
});
/** Also saves the address in the account, for a shopper who is signed in. */
export const validateAndSaveAddress = /* @__PURE__ */ call("validateAndSaveAddress", {
  reply: accountAddressReply,
  errorCodes: ofAddress,
});
export const saveShippingAddress = /* @__PURE__ */ call("saveShippingAddress", {
  retry: "network",
  reply: saveAddressReply,
  errorCodes: ["AddressInvalid", "AddressNotFound"],
});
/** Ships one line to a separate address. */
export const saveMultiShippingAddress = /* @__PURE__ */ call("saveMultiShippingAddress", {
  reply: saveAddressReply,
  errorCodes: ofLine,
});
/** Ships one line, or all lines, to an address of the account or to that of a gift registry. */
export const saveMultiShipping = /* @__PURE__ */ call("saveMultiShipping", {
  reply: saveAddressReply,
  errorCodes: ofLine,
});
export const saveRecipientSelection = /* @__PURE__ */ call("saveRecipientSelection", {
  reply: recipientsReply,
  errorCodes: ofLine,
});
export const saveBillingAddress = /* @__PURE__ */ call("saveBillingAddress", {
  reply: saveAddressReply,
  errorCodes: ofAddress,
});
export const saveShippingAndGiftOptions = /* @__PURE__ */ call("saveShippingAndGiftOptions", {
  reply: checkoutResult,
  errorCodes: [
    "ServiceLevelNotOffered",
    "RecipientNotFound",
    "HolidayNotOffered",
    "TripNotOffered",
    "DirectionsInvalid",
    "GiftWrapNotOffered",
    "GiftMessageInvalid",
    "BaggingNotOffered",
    "PickupContactInvalid",
    "NotificationInvalid",
  ],
});
export const moveToShippingAndGiftOptions = /* @__PURE__ */ call("moveToShippingAndGiftOptions", step);
export const moveToPaymentPage = /* @__PURE__ */ call("moveToPaymentPage", step);
export const moveToReviewPage = /* @__PURE__ */ call("moveToReviewPage", step, { retry: "network" });
export const removeNlaItems = /* @__PURE__ */ call("removeNlaItems", removal);
export const removePfasItems = /* @__PURE__ */ call("removePfasItems", removal);
export const removePersonalizedItems = /* @__PURE__ */ call("removePersonalizedItems", removal);
export const removeInHousePersonalizedNlaItems = /* @__PURE__ */ call("removeInHousePersonalizedNlaItems", removal);
export const removeAllNlaItems = /* @__PURE__ */ call("removeAllNlaItems", removal);
/** Removes the installation of every line; the call of the cart removes it from one line. */
export const removeCheckoutInstallationService = /* @__PURE__ */ call("removeCheckoutInstallationService", removal, {
  at: "RemoveInstallationService",
});
/** Accepts terms that changed, or are new, since their lines were added. */
export const acceptTerms = /* @__PURE__ */ call("acceptTerms", {
  reply: termsReply,
  errorCodes: ["LineNotFound", "TermsNotAccepted"],
});
/** Whether catalogs may be mailed to an address. */
export const setTymPreferences = /* @__PURE__ */ call("setTymPreferences", {
  at: "SetTYMPreferences",
  reply: baseReply,
  errorCodes: ofAddress,
});
