import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { type Address, base, cartErrorTypeCode, cents, type EmptyBody, suggestion } from "../shared/index.ts";
import { checkoutModel, checkoutResult, recipient } from "./model.ts";
import type { SaveShippingAndGiftOptions } from "./requests.ts";

export * from "./model.ts";

export const unavailableItem = z.object({
  sku: z.string(),
  title: z.string(),
  imagePath: z.string(),
  currentPrice: cents,
  quantity: z.int(),
  availabilityMessage: z.string(),
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
const saveAddressReply = z.extend(checkoutResult, {
  recipientList: z.optional(z.array(recipient)),
  fieldProblems: z.optional(z.array(fieldProblem)),
});

export const checkoutOperations = {
  refreshCheckout: operation<EmptyBody>()({
    name: "refreshCheckout",
    method: "GET",
    path: "/ReactCheckout/RefreshCheckout",
    reply: refreshReply,
    token: "unlessFirst",
    errorCodes: ["NoCheckout"],
  }),
  validateCart: operation<EmptyBody>()({
    name: "validateCart",
    method: "POST",
    path: "/ReactCheckout/ValidateCart",
    reply: validateCartReply,
    token: "always",
    retry: "network",
    replay: false,
  }),
  validateAddress: operation<{ address: Address }>()({
    name: "validateAddress",
    method: "POST",
    path: "/ReactCheckout/ValidateAddress",
    reply: addressReply,
    token: "always",
    replay: false,
    errorCodes: ["AddressInvalid"],
  }),
  saveShippingAddress: operation<{ address: Address; addressId?: string }>()({
    name: "saveShippingAddress",
    method: "POST",
    path: "/ReactCheckout/SaveShippingAddress",
    reply: saveAddressReply,
    token: "always",
    retry: "network",
    errorCodes: ["AddressInvalid"],
  }),
  saveBillingAddress: operation<{ address: Address }>()({
    name: "saveBillingAddress",
    method: "POST",
    path: "/ReactCheckout/SaveBillingAddress",
    reply: saveAddressReply,
    token: "always",
    errorCodes: ["AddressInvalid"],
  }),
  saveShippingAndGiftOptions: operation<SaveShippingAndGiftOptions>()({
    name: "saveShippingAndGiftOptions",
    method: "POST",
    path: "/ReactCheckout/SaveShippingAndGiftOptions",
    reply: checkoutResult,
    token: "always",
    errorCodes: ["ServiceLevelNotOffered", "RecipientNotFound"],
  }),
  moveToShippingAndGiftOptions: operation<EmptyBody>()({
    name: "moveToShippingAndGiftOptions",
    method: "POST",
    path: "/ReactCheckout/MoveToShippingAndGiftOptions",
    reply: checkoutResult,
    token: "always",
    errorCodes: ["StepNotReady"],
  }),
  moveToPaymentPage: operation<EmptyBody>()({
    name: "moveToPaymentPage",
    method: "POST",
    path: "/ReactCheckout/MoveToPaymentPage",
    reply: checkoutResult,
    token: "always",
    errorCodes: ["StepNotReady"],
  }),
  moveToReviewPage: operation<EmptyBody>()({
    name: "moveToReviewPage",
    method: "POST",
    path: "/ReactCheckout/MoveToReviewPage",
    reply: checkoutResult,
    token: "always",
    retry: "network",
    errorCodes: ["StepNotReady"],
  }),
};
