import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { type Address, base, baseReply, type EmptyBody, suggestion } from "../shared/index.ts";
import { checkoutModel, checkoutResult, recipientsReply } from "./model.ts";
import { fieldProblem, validateCartReply } from "./replies.ts";
import type {
  SaveMultiShipping,
  SaveMultiShippingAddress,
  SaveRecipientSelection,
  SaveShippingAddress,
  SaveShippingAndGiftOptions,
  SetTymPreferences,
  ValidateCart,
} from "./requests.ts";
import { checkoutRoutes as routes } from "./routes.ts";

const addressCheck = {
  isValid: z.boolean(),
  suggestions: z.array(suggestion),
  fieldProblems: z.optional(z.array(fieldProblem)),
};

const refreshReply = z.object({ ...base, checkout: z.optional(checkoutModel) });
const addressReply = z.object({ ...base, ...addressCheck });
const saveAddressReply = z.object({ ...recipientsReply.shape, fieldProblems: z.optional(z.array(fieldProblem)) });
const accountAddressReply = z.object({ ...checkoutResult.shape, ...addressCheck, addressId: z.optional(z.string()) });

type AddressRequest = { address: Address };
const ofAddress = ["AddressInvalid"] as const;
const ofLine = ["AddressInvalid", "AddressNotFound", "RecipientNotFound", "LineNotFound"] as const;
const removal = { reply: checkoutResult };
const step = { reply: checkoutResult, errorCodes: ["StepNotReady"] };

export const refreshCheckout = /* @__PURE__ */ operation<EmptyBody>()(routes, "refreshCheckout", {
  reply: refreshReply,
  errorCodes: ["NoCheckout"],
});
export const validateCart = /* @__PURE__ */ operation<ValidateCart>()(routes, "validateCart", {
  reply: validateCartReply,
  replay: false,
});
export const validateAddress = /* @__PURE__ */ operation<AddressRequest>()(routes, "validateAddress", {
  reply: addressReply,
  replay: false,
  errorCodes: ofAddress,
});
/** Keeps an address in the account, where there is one. */
export const validateAndSaveAddress = /* @__PURE__ */ operation<AddressRequest>()(routes, "validateAndSaveAddress", {
  reply: accountAddressReply,
  errorCodes: ofAddress,
});
export const saveShippingAddress = /* @__PURE__ */ operation<SaveShippingAddress>()(routes, "saveShippingAddress", {
  reply: saveAddressReply,
  errorCodes: ["AddressInvalid", "AddressNotFound"],
});
/** Ships one line to an address of its own. */
export const saveMultiShippingAddress = /* @__PURE__ */ operation<SaveMultiShippingAddress>()(
  routes,
  "saveMultiShippingAddress",
  { reply: saveAddressReply, errorCodes: ofLine },
);
/** Ships one line, or all, to an address of the account. */
export const saveMultiShipping = /* @__PURE__ */ operation<SaveMultiShipping>()(routes, "saveMultiShipping", {
  reply: recipientsReply,
  errorCodes: ofLine,
});
export const saveRecipientSelection = /* @__PURE__ */ operation<SaveRecipientSelection>()(
  routes,
  "saveRecipientSelection",
  { reply: recipientsReply, errorCodes: ofLine },
);
export const saveBillingAddress = /* @__PURE__ */ operation<AddressRequest>()(routes, "saveBillingAddress", {
  reply: saveAddressReply,
  errorCodes: ofAddress,
});
export const saveShippingAndGiftOptions = /* @__PURE__ */ operation<SaveShippingAndGiftOptions>()(
  routes,
  "saveShippingAndGiftOptions",
  {
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
  },
);
export const moveToShippingAndGiftOptions = /* @__PURE__ */ operation<EmptyBody>()(
  routes,
  "moveToShippingAndGiftOptions",
  step,
);
export const moveToPaymentPage = /* @__PURE__ */ operation<EmptyBody>()(routes, "moveToPaymentPage", step);
export const moveToReviewPage = /* @__PURE__ */ operation<EmptyBody>()(routes, "moveToReviewPage", step);
export const removeNlaItems = /* @__PURE__ */ operation<EmptyBody>()(routes, "removeNlaItems", removal);
export const removePfasItems = /* @__PURE__ */ operation<EmptyBody>()(routes, "removePfasItems", removal);
export const removePersonalizedItems = /* @__PURE__ */ operation<EmptyBody>()(
  routes,
  "removePersonalizedItems",
  removal,
);
export const removeInHousePersonalizedNlaItems = /* @__PURE__ */ operation<EmptyBody>()(
  routes,
  "removeInHousePersonalizedNlaItems",
  removal,
);
export const removeAllNlaItems = /* @__PURE__ */ operation<EmptyBody>()(routes, "removeAllNlaItems", removal);
/** From every line at once; the cart's own call takes it from one. */
export const removeCheckoutInstallationService = /* @__PURE__ */ operation<EmptyBody>()(
  routes,
  "removeCheckoutInstallationService",
  removal,
);
/** Whether catalogs may be sent to an address [AMB-100]. */
export const setTymPreferences = /* @__PURE__ */ operation<SetTymPreferences>()(routes, "setTymPreferences", {
  reply: baseReply,
  errorCodes: ofAddress,
});
