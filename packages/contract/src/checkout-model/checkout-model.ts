import * as z from "zod/mini";
import {
  base,
  cartErrorTypeCode,
  cartLine,
  cents,
  linePicture,
  orderSummary,
  savedAddress,
  shippingInfo,
  shipTo,
} from "../shared/index.ts";
import { paymentData } from "./payment-data.ts";
import { notifyOptions, recipient } from "./recipient.ts";

export const unavailableItem = z.object({
  sku: z.string(),
  ...linePicture.shape,
  title: z.string(),
  currentPrice: cents,
  quantity: z.int(),
  availabilityMessage: z.string(),
  edd: z.optional(z.nullable(z.object({ message: z.string() }))),
  isCustomNla: z.boolean(),
});
export type UnavailableItem = z.infer<typeof unavailableItem>;

/** An address field that the service refused, with the message for the field. */
export const fieldProblem = z.object({ field: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;
export const validateCartReply = z.object({
  ...base,
  errorType: cartErrorTypeCode,
  unavailableItems: z.array(unavailableItem),
  title: z.optional(z.string()),
  /** The confirmation page, if the basket of the page became an order. */
  redirectUrl: z.optional(z.string()),
});
export type CartValidation = z.infer<typeof validateCartReply>;

/** The furthest step that is complete: 1 shipping, 2 shipping and gift options, 3 payment, 4 review. */
export const reachedStep = z.literal([1, 2, 3, 4]);

export const checkoutModel = z.object({
  basketId: z.string(),
  version: z.int(),
  reachedStep,
  shippingOptions: z.object({ recipients: z.array(recipient) }),
  /** Lines that are not shipped, such as a donation; they belong to no shipment. */
  otherLines: z.array(cartLine),
  pickupNotificationOptions: z.object(notifyOptions),
  notificationOptions: z.object(notifyOptions),
  accountInfo: z.object({
    isLoggedIn: z.boolean(),
    email: z.nullable(z.string()),
    isTaxExemptEligible: z.boolean(),
    shippingAddresses: z.array(savedAddress),
  }),
  billingAddress: z.nullable(savedAddress),
  /** The country of the billing address, if it is not the site's own. */
  billingCountry: z.optional(shipTo),
  shippingInfo,
  shipTo: z.optional(shipTo),
  paymentData,
  orderSummary,
  /** After a sign-in that joined two carts, until the next change: the notice, and the SKUs that joined or have another quantity. */
  joined: z.optional(z.object({ message: z.string(), skus: z.array(z.string()) })),
  /** Whom the last change removed, until the next one: `restoreRecipient` restores them. */
  removedRecipient: z.optional(
    z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), city: z.string() }),
  ),
  requestVerificationToken: z.string(),
});
export type CheckoutModel = z.infer<typeof checkoutModel>;

export const checkoutResult = z.object({
  ...base,
  redirectUrl: z.optional(z.nullable(z.string())),
  orderSummary: z.optional(orderSummary),
  checkout: z.optional(checkoutModel),
});
export type CheckoutResult = z.infer<typeof checkoutResult>;

/** The reply of a change that moves lines between recipients. */
export const recipientsReply = z.object({ ...checkoutResult.shape, recipientList: z.optional(z.array(recipient)) });
export type RecipientsReply = z.infer<typeof recipientsReply>;
