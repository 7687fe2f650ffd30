import * as z from "zod/mini";
import { operation } from "../operation.ts";
import {
  base,
  cartErrorTypeCode,
  cartLine,
  type cents,
  type EmptyBody,
  id,
  orderSummary,
  shippingInfo,
} from "../shared/index.ts";
import type { AddToCartItem } from "./requests.ts";

export const cart = z.object({
  basketId: id,
  /** Grows with every change of the basket; a reader drops a cart older than the one it shows. */
  version: z.int(),
  lineItems: z.array(cartLine),
  cartSummary: z.object({ taxZipCode: z.nullable(z.string()), discountCode: z.nullable(z.string()) }),
  orderSummary,
  shippingInfo,
  isGuest: z.boolean(),
  isInternational: z.boolean(),
});
export type Cart = z.infer<typeof cart>;

export const cartResult = z.object({
  ...base,
  cartData: z.optional(cart),
  errorType: z.optional(cartErrorTypeCode),
  redirectUrl: z.optional(z.nullable(z.string())),
});
export type CartResult = z.infer<typeof cartResult>;

export const addedItem = z.object({
  sku: z.string(),
  name: z.string(),
  imagePath: z.string(),
  navigateUrl: z.string(),
  formattedPrice: z.string(),
  quantity: z.int(),
  optionText: z.optional(z.string()),
});
export const addResult = z.object({
  ...base,
  items: z.array(addedItem),
  cartItemCount: z.int(),
  formattedSubtotal: z.string(),
});
export type AddResult = z.infer<typeof addResult>;

export const cartOperations = {
  getCartJsx: operation<EmptyBody>()({
    name: "getCartJsx",
    method: "GET",
    path: "/Cart/GetCartJsx",
    reply: cartResult,
  }),
  getCartCount: operation<EmptyBody>()({
    name: "getCartCount",
    method: "GET",
    path: "/Cart/GetCartCount",
    reply: z.object({ count: z.int() }),
  }),
  addItems: operation<{ items: AddToCartItem[] }>()({
    name: "addItems",
    method: "POST",
    path: "/Cart/AddItems",
    reply: addResult,
    errorCodes: ["SkuNotFound", "NotAvailable", "QuantityLimit", "PersonalizationInvalid"],
  }),
  removeItem: operation<{ id: string }>()({
    name: "removeItem",
    method: "POST",
    path: "/Cart/RemoveItem",
    reply: cartResult,
    errorCodes: ["LineNotFound"],
  }),
  /** The undo of a removal; false with a message when the line cannot come back. */
  restoreItem: operation<{ id: string }>()({
    name: "restoreItem",
    method: "POST",
    path: "/Cart/RestoreItem",
    reply: cartResult,
    errorCodes: ["LineNotFound", "NotAvailable"],
  }),
  updateItem: operation<{ id: string; quantity: number }>()({
    name: "updateItem",
    method: "POST",
    path: "/Cart/UpdateItem",
    reply: cartResult,
    errorCodes: ["LineNotFound", "NotAvailable"],
  }),
  donationAddToCart: operation<{ sku: string; amount: z.infer<typeof cents> }>()({
    name: "donationAddToCart",
    method: "POST",
    path: "/Cart/DonationAddToCart",
    reply: cartResult,
    errorCodes: ["SkuNotFound", "QuantityLimit"],
  }),
  checkout: operation<EmptyBody>()({
    name: "checkout",
    method: "POST",
    path: "/Cart/Checkout",
    reply: cartResult,
  }),
};
