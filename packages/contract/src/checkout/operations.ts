import * as z from "zod/mini";
import { operation } from "../operation.ts";
import {
  type Address,
  base,
  baseReply,
  cartErrorTypeCode,
  cents,
  type EmptyBody,
  id,
  suggestion,
} from "../shared/index.ts";
import { checkoutModel, checkoutResult, recipientsReply } from "./model.ts";
import type {
  SaveMultiShipping,
  SaveMultiShippingAddress,
  SaveRecipientSelection,
  SaveShippingAddress,
  SaveShippingAndGiftOptions,
  SetTymPreferences,
} from "./requests.ts";
import { checkoutRoutes as routes } from "./routes.ts";

export * from "./model.ts";

export const unavailableItem = z.object({
  sku: z.string(),
  title: z.string(),
  imagePath: z.string(),
  currentPrice: cents,
  quantity: z.int(),
  availabilityMessage: z.string(),
  edd: z.optional(z.nullable(z.object({ message: z.string() }))),
  isCustomNla: z.boolean(),
});
export type UnavailableItem = z.infer<typeof unavailableItem>;

/** A field of the address that the service refused, in the words that stand at the field. */
export const fieldProblem = z.object({ field: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;
const addressCheck = {
  isValid: z.boolean(),
  suggestions: z.array(suggestion),
  fieldProblems: z.optional(z.array(fieldProblem)),
};

const refreshReply = z.object({ ...base, checkout: z.optional(checkoutModel) });
const validateCartReply = z.object({
  ...base,
  errorType: cartErrorTypeCode,
  unavailableItems: z.array(unavailableItem),
  title: z.optional(z.string()),
});
export type CartValidation = z.infer<typeof validateCartReply>;
const addressReply = z.object({ ...base, ...addressCheck });
const saveAddressReply = z.extend(recipientsReply, { fieldProblems: z.optional(z.array(fieldProblem)) });
const accountAddressReply = z.extend(checkoutResult, { ...addressCheck, addressId: z.optional(id) });

type AddressRequest = { address: Address };
const ofAddress = ["AddressInvalid"] as const;
const ofLine = ["AddressInvalid", "AddressNotFound", "RecipientNotFound", "LineNotFound"] as const;
const removal = { reply: checkoutResult };
const step = { reply: checkoutResult, errorCodes: ["StepNotReady"] };

export const checkoutOperations = {
  refreshCheckout: operation<EmptyBody>()({
    ...routes.refreshCheckout,
    reply: refreshReply,
    errorCodes: ["NoCheckout"],
  }),
  validateCart: operation<EmptyBody>()({ ...routes.validateCart, reply: validateCartReply, replay: false }),
  validateAddress: operation<AddressRequest>()({
    ...routes.validateAddress,
    reply: addressReply,
    replay: false,
    errorCodes: ofAddress,
  }),
  /** Keeps an address in the account, where there is one. */
  validateAndSaveAddress: operation<AddressRequest>()({
    ...routes.validateAndSaveAddress,
    reply: accountAddressReply,
    errorCodes: ofAddress,
  }),
  saveShippingAddress: operation<SaveShippingAddress>()({
    ...routes.saveShippingAddress,
    reply: saveAddressReply,
    errorCodes: ["AddressInvalid", "AddressNotFound"],
  }),
  /** Ships one line to an address of its own. */
  saveMultiShippingAddress: operation<SaveMultiShippingAddress>()({
    ...routes.saveMultiShippingAddress,
    reply: saveAddressReply,
    errorCodes: ofLine,
  }),
  /** Ships one line, or all, to an address of the account. */
  saveMultiShipping: operation<SaveMultiShipping>()({
    ...routes.saveMultiShipping,
    reply: recipientsReply,
    errorCodes: ofLine,
  }),
  saveRecipientSelection: operation<SaveRecipientSelection>()({
    ...routes.saveRecipientSelection,
    reply: recipientsReply,
    errorCodes: ofLine,
  }),
  saveBillingAddress: operation<AddressRequest>()({
    ...routes.saveBillingAddress,
    reply: saveAddressReply,
    errorCodes: ofAddress,
  }),
  saveShippingAndGiftOptions: operation<SaveShippingAndGiftOptions>()({
    ...routes.saveShippingAndGiftOptions,
    reply: checkoutResult,
    errorCodes: ["ServiceLevelNotOffered", "RecipientNotFound", "HolidayNotOffered", "TripNotOffered"],
  }),
  moveToShippingAndGiftOptions: operation<EmptyBody>()({ ...routes.moveToShippingAndGiftOptions, ...step }),
  moveToPaymentPage: operation<EmptyBody>()({ ...routes.moveToPaymentPage, ...step }),
  moveToReviewPage: operation<EmptyBody>()({ ...routes.moveToReviewPage, ...step }),
  removeNlaItems: operation<EmptyBody>()({ ...routes.removeNlaItems, ...removal }),
  removePfasItems: operation<EmptyBody>()({ ...routes.removePfasItems, ...removal }),
  removePersonalizedItems: operation<EmptyBody>()({ ...routes.removePersonalizedItems, ...removal }),
  removeInHousePersonalizedNlaItems: operation<EmptyBody>()({
    ...routes.removeInHousePersonalizedNlaItems,
    ...removal,
  }),
  removeAllNlaItems: operation<EmptyBody>()({ ...routes.removeAllNlaItems, ...removal }),
  /** From every line at once; the cart's own call takes it from one. */
  removeCheckoutInstallationService: operation<EmptyBody>()({
    ...routes.removeCheckoutInstallationService,
    ...removal,
  }),
  /** Whether catalogs may be sent to an address [AMB-100]. */
  setTymPreferences: operation<SetTymPreferences>()({
    ...routes.setTymPreferences,
    reply: baseReply,
    errorCodes: ofAddress,
  }),
};
