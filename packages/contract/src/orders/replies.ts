import * as z from "zod/mini";
import { cardTypeName } from "../checkout-model/payment-data.ts";
import { pickupContact, pickupStore } from "../checkout-model/recipient.ts";
import {
  base,
  cents,
  linePicture,
  lineTerms,
  lineTexts,
  orderSummary,
  savedAddress,
  sectionalDesign,
  shipTo,
} from "../shared/index.ts";

export const orderLine = z.extend(lineTexts, {
  ...linePicture.shape,
  sku: z.string(),
  title: z.string(),
  navigateUrl: z.string(),
  optionText: z.optional(z.string()),
  design: z.optional(sectionalDesign),
  /** The font and color of the text, such as "Script, Navy". */
  personalizationStyle: z.optional(z.string()),
  /** The terms that were accepted for it, as they were then. */
  acceptedTerms: z.optional(z.object({ title: z.optional(z.string()), message: z.string(), acceptedAt: z.string() })),
  quantity: z.int(),
  unitPrice: cents,
  total: cents,
  tax: cents,
});

export type OrderLine = z.infer<typeof orderLine>;

/**
 * What paid a part of an order. `type` is the card type, and null for everything else. `payer` is who paid according to
 * the wallet: a user name or an e-mail address, for the buyer only.
 */
export const orderPayment = z.object({
  kind: z.enum([
    "card",
    "applePay",
    "payPal",
    "venmo",
    "visaCheckout",
    "masterpass",
    "giftCard",
    "tenderCode",
    "certificate",
  ]),
  type: z.nullable(cardTypeName),
  lastFour: z.string(),
  payer: z.optional(z.string()),
  amount: cents,
});
export type OrderPayment = z.infer<typeof orderPayment>;

/** The selections for a recipient besides shipping, as text; empty ones are omitted. */
export const orderChoices = z.object({
  isGift: z.optional(z.boolean()),
  giftWrap: z.optional(z.string()),
  giftMessage: z.optional(z.string()),
  hasGiftReceipt: z.optional(z.boolean()),
  packaging: z.optional(z.string()),
  /** The days in which the order arrives for a holiday. */
  holiday: z.optional(z.string()),
  appointment: z.optional(z.string()),
  /** The same as two moments in UTC, for a calendar. */
  appointmentTimes: z.optional(z.object({ start: z.string(), end: z.string() })),
  isContactMeSelected: z.optional(z.boolean()),
  drivingDirections: z.optional(z.string()),
});
export type OrderChoices = z.infer<typeof orderChoices>;

/** Who receives a part of an order; without an address it is picked up. */
export const orderRecipient = z.object({
  recipientId: z.string(),
  address: z.nullable(savedAddress),
  choices: orderChoices,
});
export type OrderRecipient = z.infer<typeof orderRecipient>;

/** Lines that arrive together. */
export const orderShipment = z.object({
  /** The recipient of the shipment. */
  recipientId: z.string(),
  label: z.string(),
  estimate: z.string(),
  charge: cents,
  lineItems: z.array(orderLine),
  /** The pickup store with its current address, and who collects the lines; omitted if they are shipped. */
  pickup: z.optional(z.object({ store: pickupStore, contact: z.nullable(pickupContact) })),
});
export type OrderShipment = z.infer<typeof orderShipment>;

/** An order as its buyer sees it: a snapshot that later catalog changes do not affect. */
export const order = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  placedAt: z.string(),
  email: z.string(),
  shippingAddress: z.nullable(savedAddress),
  billingAddress: z.nullable(savedAddress),
  /** The country of the billing address, if it is not the site's own. */
  billingCountry: z.optional(shipTo),
  /** The country of the shipping address. */
  shipTo: z.optional(shipTo),
  recipients: z.array(orderRecipient),
  shipments: z.array(orderShipment),
  otherLines: z.array(orderLine),
  payments: z.array(orderPayment),
  orderSummary,
});
export type Order = z.infer<typeof order>;

/** `linkPath` is the path of a page that shows the order on any device; only the owner's reply has it. */
export const orderReply = z.object({ ...base, order: z.optional(order), linkPath: z.optional(z.string()) });

/** The latest order of a session or account; omitted if it has none. */
export const latestOrderReply = z.object({
  ...base,
  order: z.optional(z.object({ orderId: z.string(), orderNumber: z.string() })),
});

/** `message` is an error code of the specification, or empty. */
export const orderResult = z.object({
  ...base,
  message: z.string(),
  redirectUrl: z.nullable(z.string()),
  orderId: z.optional(z.string()),
  attemptKey: z.optional(z.string()),
  orderSummary: z.optional(orderSummary),
  paymentErrorHtml: z.optional(z.string()),
  /** With "InvalidPromoCode": why the code is no longer valid, with the text of the promo code field. */
  promoErrorMessage: z.optional(z.nullable(z.string())),
  /** With "TermsNotAccepted": what the lines have to accept before they are ordered. */
  terms: z.optional(z.array(lineTerms)),
});
export type OrderResult = z.infer<typeof orderResult>;

export const orderAttempt = z.object({
  ...base,
  status: z.enum(["none", "inProgress", "placed", "failed", "confirming"]),
  redirectUrl: z.optional(z.nullable(z.string())),
  /** Why the payment of a failed one failed, as in the reply to its submission. */
  paymentErrorHtml: z.optional(z.string()),
});
export type OrderAttempt = z.infer<typeof orderAttempt>;
